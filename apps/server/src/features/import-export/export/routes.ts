import { inOneName } from "@meal/domain/chef/side";
import { exportEverything, exportRecipe } from "@meal/contract/import-export";
import { savedRecipe } from "@meal/contract/chef-shapes";
import type { Db } from "../../../db/database.ts";
import type { LargeAnswers } from "../../../http/large-answers.ts";
import { rateRule, type RateLimiter } from "../../../http/rate-limit.ts";
import { route, type Route } from "../../../http/route.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { ReaderParts, RecipeCollection } from "../../recipes/service.ts";
import { fileNameOf } from "./file-names.ts";

/** Packing thousands of recipes takes seconds; nobody needs them twice a minute. */
const EXPORTS = rateRule("export", 30, 3_600_000);

/** What exports take from outside. */
export interface ExportParts extends ReaderParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly collection: RecipeCollection;
  readonly limiter: Pick<RateLimiter, "count">;
  readonly largeAnswers: LargeAnswers;
}

export function exportRoutes(parts: ExportParts): readonly Route[] {
  const { limiter, clock } = parts;
  return [
    route(exportEverything, async ({ session, log }) => {
      await limiter.count(EXPORTS, session.userId);
      const { exportZip } = await import("./export-zip.ts");
      const { everythingSaved } = await import("./everything-saved.ts");
      const now = new Date(clock.now());
      const pieces = exportZip(everythingSaved(parts, session), now);
      return new Response(parts.largeAnswers.stream(session.userId, pieces, log), {
        headers: {
          "content-type": "application/zip",
          "content-disposition": attachment(`recipes ${now.toISOString().slice(0, 10)}`, "zip"),
        },
      });
    }),
    route(exportRecipe, async ({ params, query: { format }, ...call }) => {
      const { findRecipe } = await import("../../recipes/service.ts");
      const { writings } = await import("./write-recipe.ts");
      const recipe = inOneName((await findRecipe(parts, call, params.id)).recipe);
      const { write, contentType } = writings[format];
      const headers = {
        "content-type": contentType,
        "content-disposition": attachment(fileNameOf(recipe.name), format),
      };
      return new Response(write(savedRecipe.parse(recipe)), { headers });
    }),
  ];
}

/** Headers are ASCII; browsers take the name from the second form, in any script. */
function attachment(name: string, ending: string): string {
  const plain = name.replaceAll(/[^\w -]/gu, "").trim() || "recipe";
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encodeURIComponent(name)}.${ending}`;
}
