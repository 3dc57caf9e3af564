import type { SavedRecipe } from "@meal/contract/recipes";
import type { RecipeDraft } from "../draft.ts";

/** One recipe of a file: read from another app, brought back from our own export, or the reason why it could not be read. */
export type ReadRecipe =
  | {
      readonly kind: "draft";
      readonly draft: RecipeDraft;
      /** The picture that lies in the file itself; it is decoded and encoded anew before it is kept. */
      readonly picture?: () => Promise<Uint8Array | null>;
    }
  | { readonly kind: "own"; readonly recipe: SavedRecipe }
  | { readonly kind: "failure"; readonly name: string; readonly reason: string };

/** A file whose format is known. Recipes are read one after another, so that a large file never lies in memory as a whole. */
export interface ImportFile {
  /** The app the file seems to be from, as people call it: "Mealie", "Paprika". */
  readonly format: string;
  /** How many recipes there are to read, as far as it can be told. */
  readonly total: number;
  recipes(): AsyncIterable<ReadRecipe>;
  close(): Promise<void>;
}

/** The whole file cannot be read; the message is a sentence for the person. */
export class UnreadableFile extends Error {}
