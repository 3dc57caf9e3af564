/** Who made our exports: by this our own files are known again. */
export const appName = "AI Meal Planner";
/** Where a file in the words of schema.org keeps what they have no word for. */
export const extension = "urn:x-ai-meal-planner:recipe";
/** Lies beside the recipes of an export, and says that all of them are in its folder of linked data. */
export const manifestName = "ai-meal-planner.json";
/** The folders of an export; each has every recipe, in its own way. */
export const folders = { json: "schema.org", md: "markdown", cook: "cooklang" } as const;

/** The recipes of an export of ours among the files of an archive; undefined where it is none. */
export function ownRecipePaths(paths: readonly string[]): ReadonlySet<string> | undefined {
  const manifest = paths.find((path) => path === manifestName || path.endsWith(`/${manifestName}`));
  if (manifest === undefined) return undefined;
  const folder = `${manifest.slice(0, -manifestName.length)}${folders.json}/`;
  return new Set(paths.filter((path) => path.startsWith(folder) && path.endsWith(".json")));
}
/** Stands at the end of our Markdown, where nobody sees it. */
export const markdownMark = `<!-- Exported by ${appName} -->`;
/** A line of the front matter of our Cooklang. */
export const cooklangMark = `app: ${appName}`;

/** The number at the beginning of a text; null where there is none. */
export function figureIn(text: string | undefined): number | null {
  const figure = Number.parseFloat(text ?? "");
  return Number.isFinite(figure) && figure >= 0 ? figure : null;
}

/** For how many it is; null for what nobody cooks for. */
export function servingsIn(text: string | undefined): number | null {
  const servings = figureIn(text) ?? 0;
  return Number.isInteger(servings) && servings >= 1 && servings <= 100 ? servings : null;
}

/** An address that can be linked; null for anything else. */
export function webAddressIn(text: string | undefined): string | null {
  return /^https?:/u.test(URL.parse(text ?? "")?.protocol ?? "") ? (text ?? null) : null;
}
