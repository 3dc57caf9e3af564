/** The meals of a day, in the middle of a sentence. */
export const mealTypes = { breakfast: "breakfast", lunch: "lunch", dinner: "dinner", snack: "snack" };
