interface RecipeWish {
  readonly recipeName: string;
  readonly backgroundStory: string;
  readonly ingredients: readonly string[];
}

/** Diets that people write otherwise than we name them. */
const DIET_WORDS: Readonly<Record<string, string>> = { raw: "raw food" };

/** The built-in writer reads what binds a person from the story, in the words people use; the rules go first, as it reads only so far. */
export function storyWithRules(
  wish: RecipeWish & { readonly diet: string; readonly allergies: readonly string[] },
): RecipeWish {
  const diet = wish.diet === "none" ? [] : [DIET_WORDS[wish.diet] ?? wish.diet];
  const rules = [...diet, ...wish.allergies.map((allergy) => `without ${allergy}`)];
  const { recipeName, ingredients, backgroundStory } = wish;
  if (rules.length === 0) return { recipeName, ingredients, backgroundStory };
  return { recipeName, ingredients, backgroundStory: `${rules.join(" and ")} please. ${backgroundStory}` };
}
