/** What a meal should be that comes in another's place, compared with that one, or by a food that is in it. */
export const SWAP_KINDS = ["lighter", "quicker", "cheaper"] as const;
export type SwapKind = (typeof SWAP_KINDS)[number];

export type SwapWish =
  | { readonly kind: SwapKind }
  /** A food in the person's own words: "chicken". */
  | { readonly kind: "with"; readonly food: string };
