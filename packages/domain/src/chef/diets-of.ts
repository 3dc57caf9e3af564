import type { Diet } from "./vocabulary.ts";

/** The diets that bind a table together, each once; none of them where nobody keeps one. */
export function dietsOf({
  diet = "none",
  diets = [],
}: {
  readonly diet?: Diet | undefined;
  readonly diets?: readonly Diet[] | undefined;
}): readonly Diet[] {
  return [...new Set([diet, ...diets])].filter((each) => each !== "none");
}
