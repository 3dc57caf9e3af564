import { readDeployment } from "@meal/contract/deployment";
import type { Config } from "../../config.ts";
import type { Deployment } from "../../http/fill-pages.ts";
import { route, type Route } from "../../http/route.ts";

interface DeploymentParts {
  readonly config: Pick<Config, "OPERATOR_NAME">;
  readonly deployment: Deployment;
  readonly appUrl: string;
  readonly version: string;
}

/** Tells an app that was not served by this server what it is. */
export function deploymentRoutes({ config, deployment, appUrl, version }: DeploymentParts): readonly Route[] {
  return [
    route(readDeployment, async () => ({
      product: "ai-meal-planner" as const,
      version,
      name: config.OPERATOR_NAME ?? new URL(appUrl).host,
      facts: [...deployment.facts],
      texts: Object.fromEntries(deployment.texts),
    })),
  ];
}
