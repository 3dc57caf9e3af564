import type { Diet } from "@meal/domain/chef/vocabulary";

/** Who eats next to no starch fills a plate with what is left. */
export const STARCHLESS: ReadonlySet<Diet> = new Set(["keto", "carnivore", "paleo", "whole30", "raw"]);
