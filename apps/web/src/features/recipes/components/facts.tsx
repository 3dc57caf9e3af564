import type { SavedRecipe } from "@meal/contract/recipes";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useMeasures } from "../../../platform/measures.ts";
import { factsQuery, type RecipeFacts } from "../../../platform/recipe-facts.ts";
import { AllergenMarks, DietMarks } from "./marks.tsx";
import * as factsTexts from "../../../platform/texts/en/recipe-facts.ts";
import * as t from "../texts/en/facts.ts";

/** What is in a serving: its figures, its allergens, and which diets it keeps to. */
export function Facts({ recipe }: { readonly recipe: SavedRecipe }) {
  const { data, isError, isPaused, refetch } = useQuery(factsQuery(recipe));
  const nutrition = recipe.nutrition ?? data?.nutrition ?? null;
  return (
    <section aria-label={t.title} className="grid grid-cols-1 gap-6">
      {nutrition !== null && (
        <div className="grid grid-cols-1 gap-2">
          <NutritionList nutrition={nutrition} />
          {data !== undefined && data.uncounted.length > 0 && (
            <p className="measure text-sm text-quiet wrap-anywhere">
              {factsTexts.notCounted(data.uncounted)}
            </p>
          )}
        </div>
      )}
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

interface Row {
  readonly term: string;
  readonly figure: (nutrition: Nutrition) => string;
  /** The figure is a part of the row above, and counted in it. */
  readonly isPart?: boolean;
}

const protein: Row = { term: t.protein, figure: (each) => t.grams(each.protein) };

/** In the order, and with the words, of the label that people know from their shop. */
const usLabel: readonly Row[] = [
  { term: t.calories, figure: ({ kcal }) => t.count(kcal) },
  { term: t.totalFat, figure: ({ fat }) => t.grams(fat) },
  { term: t.saturatedFat, figure: ({ saturatedFat }) => t.grams(saturatedFat), isPart: true },
  { term: t.sodium, figure: ({ sodiumMg }) => t.milligrams(sodiumMg) },
  { term: t.totalCarbohydrate, figure: ({ carbs }) => t.grams(carbs) },
  { term: t.dietaryFiber, figure: ({ fiber }) => t.grams(fiber), isPart: true },
  { term: t.totalSugars, figure: ({ sugars }) => t.grams(sugars), isPart: true },
  protein,
];
/** Salt is sodium and chlorine, by weight. */
const SALT_OF_SODIUM = 2.5;
const europeanLabel: readonly Row[] = [
  { term: t.energy, figure: ({ kcal }) => t.kcal(kcal) },
  { term: t.fat, figure: ({ fat }) => t.grams(fat) },
  { term: t.saturates, figure: ({ saturatedFat }) => t.grams(saturatedFat), isPart: true },
  { term: t.carbohydrate, figure: ({ carbs }) => t.grams(carbs) },
  { term: t.sugars, figure: ({ sugars }) => t.grams(sugars), isPart: true },
  { term: t.fiber, figure: ({ fiber }) => t.grams(fiber) },
  protein,
  { term: t.salt, figure: ({ sodiumMg }) => t.grams((sodiumMg * SALT_OF_SODIUM) / 1000) },
];

function NutritionList({ nutrition }: { readonly nutrition: Nutrition }) {
  const rows = useMeasures() === "metric" ? europeanLabel : usLabel;
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-title text-lg">{t.inOneServing}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.term} className="border-t border-line">
            <th
              scope="row"
              className={
                row.isPart === true ? "py-1 pl-4 text-left font-normal text-quiet" : "py-1.5 text-left"
              }
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
