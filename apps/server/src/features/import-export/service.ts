import { AppError } from "../../app-error.ts";
import type { Engine, EngineCall } from "../../ports/engine.ts";
import type { WebPages } from "../../ports/web-pages.ts";
import type { ImportWork } from "./import-work.ts";

export type { UploadFolder } from "./jobs/upload-folder.ts";

const longestUrl = 2000;

/** What reading recipes from elsewhere takes from outside. */
export interface ImportParts {
  readonly engine: Engine<ImportWork>;
  readonly pages: WebPages;
}

/** Reads the recipes of a web page; its address goes along with each. */
export async function previewPage({ engine, pages }: ImportParts, url: string, call: Required<EngineCall>) {
  const outcome = await pages.open(url, call.signal);
  if (outcome.kind === "refused") throw new AppError("page_refused", { detail: outcome.reason });
  if (outcome.kind === "unreachable") throw new AppError("page_unreachable", { detail: outcome.reason });
  const { text, url: foundAt } = outcome.page;
  const sourceUrl = foundAt.length <= longestUrl ? foundAt : null;
  return engine.previewPage({ text, sourceUrl }, call);
}
