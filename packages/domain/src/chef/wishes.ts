/** A wish that was read from free words: the very words, and what they are taken for. */
export type UnderstoodWish = { readonly words: string; readonly wish: string };

/** What free words ask of a plan, as far as it can be counted; nothing else is ever said to be kept. */
export type WishReading = {
  readonly understood: readonly UnderstoodWish[];
  /** Words that no figure of a plan answers to. */
  readonly notUnderstood: readonly string[];
};

/** Whether a plan keeps a wish, told by the figure. */
export type WishVerdict = UnderstoodWish & {
  readonly isKept: boolean;
  /** The figure of the whole plan: "98 g to 128 g a day". */
  readonly found: string;
  /** The days that miss it, each with its own figure. */
  readonly missed: readonly { readonly day: number; readonly found: string }[];
};
