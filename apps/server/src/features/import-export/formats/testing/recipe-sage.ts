/*
 * Follows julianpoy/RecipeSage: packages/util/server/src/general/exportDataAsync.ts (070e34bdb66e) writes an object
 * with a list of recipes, jsonLD.ts there (01b34689790b) the recipes: headings stand between the steps as sections
 * of their own, notes are a comment named "Author Notes", times that it cannot convert stay words.
 * The recipes are made up.
 */

/** An export of two recipes: one as it should be, one of which much is missing. */
export const recipeSageExport = {
  recipes: [
    {
      "@context": "http://schema.org",
      "@type": "Recipe",
      identifier: "3b1d7d1c-7b0e-4f9e-8d0e-2f6a1c9e5d44",
      datePublished: "2024-05-06T07:08:09.000Z",
      description: "For a crowd.",
      image: ["https://example.org/images/1.jpg"],
      name: "Layered bean bake",
      prepTime: "PT20M",
      recipeIngredient: ["[Beans]", "400 g kidney beans", "1 onion, chopped", "[Topping]", "100 g cheddar"],
      recipeInstructions: [
        { "@type": "HowToSection", name: "Beans" },
        { "@type": "HowToStep", text: "Fry the onion." },
        { "@type": "HowToStep", text: "Add the beans." },
        { "@type": "HowToSection", name: "Topping" },
        { "@type": "HowToStep", text: "Grate the cheddar over it and bake for 25 minutes." },
      ],
      recipeYield: "8 servings",
      totalTime: "PT1H",
      recipeCategory: ["Main", "Potluck"],
      creditText: "A neighbour",
      isBasedOn: "https://example.org/bake",
      comment: [{ "@type": "Comment", name: "Author Notes", text: "Better on the next day." }],
      aggregateRating: { "@type": "AggregateRating", ratingValue: "5", bestRating: "5" },
      nutrition: { "@type": "NutritionInformation", calories: "420 kcal", proteinContent: "21 g" },
    },
    {
      "@context": "http://schema.org",
      "@type": "Recipe",
      name: "Lemon salt",
      description: "",
      prepTime: "a moment",
      totalTime: "",
      image: [],
      recipeIngredient: ["2 lemons &amp; their zest", "", null],
      recipeInstructions: [{ "@type": "HowToStep", text: "<b>Rub</b> them together." }, null],
      recipeYield: "",
      recipeCategory: [],
      creditText: "",
      isBasedOn: "grandmother",
      comment: [{ "@type": "Comment", name: "Author Notes", text: "" }],
    },
  ],
};
