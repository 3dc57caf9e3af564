import { previewFromText, previewFromUrl } from "@meal/contract/import-export";
import type { RateLimiter, RateRule } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import type { ImportParts } from "./service.ts";

const hourMs = 3_600_000;
/** A person who moves here by hand opens one page after another; a server that is asked for more scans somebody. */
const PAGES: RateRule = { name: "import-from-url", uses: 120, perMs: hourMs };
const TEXTS: RateRule = { name: "import-from-text", uses: 300, perMs: hourMs };

/** What the routes need besides. */
export interface ImportExportParts extends ImportParts {
  readonly limiter: Pick<RateLimiter, "count">;
}

export function importExportRoutes(parts: ImportExportParts): readonly Route[] {
  const { limiter } = parts;
  return [
    route(previewFromUrl, async ({ body, session, request }) => {
      await limiter.count(PAGES, session.userId);
      const { previewPage } = await import("./service.ts");
      return previewPage(parts, body.url, request.signal);
    }),
    route(previewFromText, async ({ body, session }) => {
      await limiter.count(TEXTS, session.userId);
      const { previewText } = await import("./service.ts");
      return previewText(parts, body.text);
    }),
  ];
}
