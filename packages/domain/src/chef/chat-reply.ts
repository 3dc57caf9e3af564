import type { Nutrition } from "./nutrition.ts";

/** What of a person an answer of the chat was made with. */
export const CHAT_SOURCES = ["rules", "limit", "diary", "plan", "list"] as const;
export type ChatSource = (typeof CHAT_SOURCES)[number];

/** What can be done after an answer. A person presses it or not: nothing is done unasked. */
export type ChatOffer =
  | { readonly kind: "open-recipe"; readonly recipeId: string; readonly name: string }
  | { readonly kind: "add-to-list"; readonly lines: readonly string[] }
  | {
      readonly kind: "track";
      readonly name: string;
      readonly calories: number;
      readonly nutrition: Nutrition;
    };

/** More would be a menu rather than a help. */
export const MOST_OFFERS = 3;
/** The most lines that one press puts on the list. */
export const MOST_OFFERED_LINES = 30;

/** An answer as the tables give it: at once, in the pieces in which it is heard. */
export type ChatReply = {
  readonly pieces: readonly string[];
  readonly lookedAt: readonly ChatSource[];
  readonly offers: readonly ChatOffer[];
};
