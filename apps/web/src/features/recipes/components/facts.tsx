import type { SavedRecipe } from "@meal/contract/recipes";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { factsQuery, type RecipeFacts } from "../../../platform/recipe-facts.ts";
import { AllergenMarks, DietMarks } from "./marks.tsx";
import * as t from "../texts/en/facts.ts";

/** What is in a serving: its figures, its allergens, and which diets it keeps to. */
export function Facts({ recipe }: { readonly recipe: SavedRecipe }) {
  const { data, isError, isPaused, refetch } = useQuery(factsQuery(recipe));
  const nutrition = recipe.nutrition ?? data?.nutrition ?? null;
  return (
    <section aria-label={t.title} className="grid grid-cols-1 gap-6">
      {nutrition !== null && <NutritionList nutrition={nutrition} />}
      {data !== undefined && <Marks facts={data} hasNutrition={nutrition !== null} />}
      {data === undefined && isPaused && <p className="text-quiet">{t.factsOffline}</p>}
      {data === undefined && isError && (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          <p>{t.factsFailed}</p>
          <Button variant="quiet" size="compact" onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      {data === undefined && !isPaused && !isError && (
        <Loading label={t.factsLoading} className="grid gap-3">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-4/5" />
        </Loading>
      )}
    </section>
  );
}

interface MarksProps {
  readonly facts: RecipeFacts;
  readonly hasNutrition: boolean;
}

function Marks({ facts, hasNutrition }: MarksProps) {
  return (
    <>
      {!hasNutrition && <p className="text-quiet">{t.tooLittleKnown}</p>}
      <AllergenMarks facts={facts} />
      {facts.unknown.length > 0 && (
        <p className="measure text-sm text-quiet wrap-anywhere">
          {t.unknownIngredients(facts.unknown.join("; "))}
        </p>
      )}
      <DietMarks facts={facts} />
    </>
  );
}

const rows = [
  { term: t.energy, figure: ({ kcal }) => t.kcal(kcal) },
  { term: t.protein, figure: ({ protein }) => t.grams(protein) },
  { term: t.carbohydrates, figure: ({ carbs }) => t.grams(carbs) },
  { term: t.sugars, figure: ({ sugars }) => t.grams(sugars), isPart: true },
  { term: t.fat, figure: ({ fat }) => t.grams(fat) },
  { term: t.saturatedFat, figure: ({ saturatedFat }) => t.grams(saturatedFat), isPart: true },
  { term: t.fiber, figure: ({ fiber }) => t.grams(fiber) },
  { term: t.sodium, figure: ({ sodiumMg }) => t.milligrams(sodiumMg) },
] as const satisfies readonly {
  term: string;
  figure: (nutrition: Nutrition) => string;
  isPart?: boolean;
}[];

function NutritionList({ nutrition }: { readonly nutrition: Nutrition }) {
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-title text-lg">{t.inOneServing}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.term} className="border-t border-line">
            <th
              scope="row"
              className={"isPart" in row ? "py-1 pl-4 text-left font-normal text-quiet" : "py-1.5 text-left"}
            >
              {row.term}
            </th>
            <td className="tabular py-1 text-right">{row.figure(nutrition)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
