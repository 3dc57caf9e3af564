/** How much a cook has to know, in the middle of a sentence. */
export const difficulties = { easy: "easy", medium: "medium", hard: "hard" };

/** What place a dish takes in a day, in the middle of a sentence. */
export const categories = {
  breakfast: "breakfast",
  main: "main",
  soup: "soup",
  vegetable: "vegetable",
  dessert: "dessert",
};
