import { readDocs, readOpenApi } from "@meal/contract/documentation";
import { openApiOf } from "../../http/openapi.ts";
import { route, type Route } from "../../http/route.ts";
import { contentSecurityPolicy } from "../../http/security-headers.ts";
import { docsPage, docsStyleHash } from "./docs-page.ts";

/** The documentation of all routes, its own two included. */
export function documentationRoutes(others: readonly Route[], version: string): readonly Route[] {
  const endpoints = [...others.map(({ endpoint }) => endpoint), readOpenApi, readDocs];
  const policy = contentSecurityPolicy({ script: [], style: [docsStyleHash], trustedTypes: [] });
  return [
    route(readOpenApi, async () => Response.json(openApiOf(endpoints, version))),
    route(readDocs, async () => {
      const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
      return new Response(await docsPage(endpoints, version), { headers });
    }),
  ];
}
