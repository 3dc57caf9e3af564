import { readDocs, readOpenApi } from "@meal/contract/documentation";
import { openApiOf } from "../../http/openapi.ts";
import { route, type Route } from "../../http/route.ts";
import { contentSecurityPolicy } from "../../http/security-headers.ts";
import { docsPage, docsStyleHash } from "./docs-page.ts";

/** The documentation of all routes, its own two included. */
export function documentationRoutes(others: readonly Route[], version: string): readonly Route[] {
  const endpoints = [...others.map(({ endpoint }) => endpoint), readOpenApi, readDocs];
  const policy = contentSecurityPolicy({ script: [], style: [docsStyleHash], trustedTypes: [] });
  // It is always the same, and takes longer to make than anything else that is asked by a guest.
  let openApi: Promise<string> | undefined;
  let docs: Promise<string> | undefined;
  const jsonHeaders = { "content-type": "application/json" };
  return [
    route(readOpenApi, async () => {
      openApi ??= openApiOf(endpoints, version).then((document) => JSON.stringify(document));
      return new Response(await openApi, { headers: jsonHeaders });
    }),
    route(readDocs, async () => {
      const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
      return new Response(await (docs ??= docsPage(endpoints, version)), { headers });
    }),
  ];
}
