import { previewFromText, previewFromUrl } from "@meal/contract/import-export";
import type { UserId } from "@meal/domain/accounts/actor";
import { AppError } from "../../app-error.ts";
import { engineCallOf } from "../../http/engine-call.ts";
import { rateRule, type RateLimiter } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import { previewPage, type ImportParts } from "./service.ts";

const hourMs = 3_600_000;
/** A person who moves here by hand opens one page after another; a server that is asked for more scans somebody. */
const PAGES = rateRule("import-from-url", 60, hourMs);
const TEXTS = rateRule("import-from-text", 300, hourMs);

const oneAtATime = "We are still opening a page for you. Try again in a moment.";

/** What the routes need besides. */
export interface ImportExportParts extends ImportParts {
  readonly limiter: Pick<RateLimiter, "count">;
}

export function importExportRoutes(parts: ImportExportParts): readonly Route[] {
  const { limiter } = parts;
  const waiting = new Set<UserId>();
  return [
    route(previewFromUrl, async ({ body, ...call }) => {
      const { userId } = call.session;
      await limiter.count(PAGES, userId);
      // One person, one page at a time: slow pages of one are not to take the places of all.
      if (waiting.has(userId)) throw new AppError("too_many_requests", { detail: oneAtATime });
      waiting.add(userId);
      try {
        return await previewPage(parts, body.url, engineCallOf(call));
      } finally {
        waiting.delete(userId);
      }
    }),
    route(previewFromText, async ({ body, ...call }) => {
      await limiter.count(TEXTS, call.session.userId);
      return parts.engine.previewText(body.text, engineCallOf(call));
    }),
  ];
}
