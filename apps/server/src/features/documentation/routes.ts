import { readDocs, readOpenApi } from "@meal/contract/documentation";
import { openApiOf } from "../../http/openapi.ts";
import { plainPageHeaders } from "../../http/plain-page.ts";
import { route, type Route } from "../../http/route.ts";
import { docsPage } from "./docs-page.ts";

/** The documentation of all routes, its own two included. */
export function documentationRoutes(others: readonly Route[], version: string): readonly Route[] {
  const endpoints = [...others.map(({ endpoint }) => endpoint), readOpenApi, readDocs];
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
      docs ??= docsPage(endpoints, version);
      return new Response(await docs, { headers: plainPageHeaders });
    }),
  ];
}
