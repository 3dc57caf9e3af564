import type { RecipeDraft } from "../draft.ts";
import { fitting } from "../fitting.ts";
import type { ReadRecipe } from "./import-file.ts";

/** Why a recipe could not be read. */
export type Failure = Extract<ReadRecipe, { kind: "failure" }>;

const longestName = 200;

/** What some bytes turned out to be: whose they are, and the recipes in them. */
export interface Opened {
  readonly app: string;
  /** Grows while an archive is read whose files hold several recipes each. */
  readonly total: number;
  recipes(): AsyncIterable<ReadRecipe> | Iterable<ReadRecipe>;
}

/** A picture that is unpacked when somebody wants it. */
export type Picture = () => Promise<Uint8Array | null>;

/** Where some bytes lie. */
export interface Place {
  readonly path: string;
  /** In how many archives it lies. */
  readonly archives: number;
  /** The first of these files that lies beside it; the paths begin in its own folder. */
  picture(paths: readonly string[]): Picture | undefined;
}

/** A recipe that was read, with the picture that belongs to it. */
export function readAs(draft: RecipeDraft, picture: Picture | undefined): ReadRecipe {
  return { kind: "draft", draft, ...(picture && { picture }) };
}

/** A recipe that cannot be read. Its name is shown and stored, so it is cut to what can be. */
export function failedAs(name: string, reason: string): Failure {
  return { kind: "failure", name: fitting(name, longestName) || "Without a name", reason };
}

/** The name of a file without its folders and its ending, for recipes that are called like their file. */
export function baseName(path: string): string {
  return path.replace(/^.*[/\\]/su, "").replace(/\.[a-z]{1,14}$/iu, "");
}
