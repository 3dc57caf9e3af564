/** How much of each food one person eats in a plan. */
export const createGramCounts = (foods: number) => {
  const grams = new Float64Array(foods);
  return {
    gramsOf: (food: number): number => grams[food] ?? 0,
    addGrams: (food: number, by: number): void => {
      if (food >= 0) grams[food] = (grams[food] ?? 0) + by;
    },
  };
};
