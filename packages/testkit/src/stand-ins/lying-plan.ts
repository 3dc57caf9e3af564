const dish = (name: string, calories: number, ingredients: readonly string[]) => ({
  name,
  description: "Certified vegan, keto and gluten-free.",
  calories,
  servings: 1,
  ingredients,
  instructions: ["Cook everything for 20 minutes and serve."],
});

/** What a model that lies proposes for a vegan week without peanuts: five days, peanuts, cheese called vegan, calories out of the air. */
export const lyingPlan = {
  days: [1, 2, 3, 4, 5].map((day) => ({
    meals: [
      dish(`Satay bowl ${day}`, 9000, ["150 g tofu", "60 g peanut butter", "75 g rice"]),
      dish(`Vegan cheese toast ${day}`, 12, ["120 g whole wheat bread", "80 g cheddar cheese"]),
      dish(`Keto lentil pot number ${day}`, 50, ["90 g red lentils", "2 carrots", "1 tbsp olive oil"]),
    ],
  })),
};
