import type { RecipeDetails } from "@meal/domain/chef/recipes";
import * as recipeWords from "../../../platform/texts/en/recipe-words.ts";
import * as t from "../texts/en/page.ts";

/** spec: 2, section 3, `details_json`: every figure as it was written, and what stands where none was. */
export function Figures({ details }: { readonly details: RecipeDetails }) {
  const { nutritionalInfo: figures } = details;
  const rows = [
    [t.prepTime, details.prepTime],
    [t.cookTime, details.cookTime],
    [t.servingSize, details.servingSize],
    [t.difficulty, recipeWords.difficulties[details.difficultyLevel]],
    [t.calories, figures.calories],
    [t.protein, figures.protein],
    [t.carbs, figures.carbs],
    [t.fat, figures.fat],
  ] as const;
  return (
    <dl
      aria-label={t.figures}
      className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card bg-linen p-4 sm:grid-cols-4"
    >
      {rows.map(([term, figure]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-quiet">{term}</dt>
          <dd className="font-semibold wrap-anywhere first-letter:uppercase">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
