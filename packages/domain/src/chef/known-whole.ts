type Facts = {
  readonly diets: readonly { readonly isUnsure: boolean }[];
  readonly unknown: readonly string[];
};

/** Whether everything that a recipe is made of is known. */
export function isKnownWhole({ diets, unknown }: Facts): boolean {
  return unknown.length === 0 && diets.every(({ isUnsure }) => !isUnsure);
}
