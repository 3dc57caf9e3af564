/** How much of each heap (`week-heaps.ts`) one person eats in a plan. */
export const createGramCounts = (heaps: number) => {
  const grams = new Float64Array(heaps);
  return {
    gramsOf: (heap: number): number => grams[heap] ?? 0,
    addGrams: (heap: number, by: number): void => {
      grams[heap] = (grams[heap] ?? 0) + by;
    },
  };
};
