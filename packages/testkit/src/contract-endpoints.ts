import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@meal/contract/endpoint";

/** Every endpoint that the contract declares, read from its files, so that none must be listed and none can be forgotten. */
export async function contractEndpoints(): Promise<readonly Endpoint[]> {
  const folder = new URL(".", import.meta.resolve("@meal/contract/endpoint"));
  const files = readdirSync(fileURLToPath(folder)).filter((name) => /^[a-z-]+\.ts$/u.test(name));
  const found: Endpoint[] = [];
  for (const file of files.toSorted()) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(file, folder).href);
    found.push(...Object.values(module).filter((value) => isEndpoint(value)));
  }
  return found;
}

/** The name of an endpoint in lists and complaints. */
export function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
