import type { SavedRecipe } from "@meal/contract/recipes";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../ui/button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { factsQuery, type RecipeFacts } from "../../../platform/recipe-facts.ts";
import { AllergenMarks, DietMarks } from "./marks.tsx";

/** What is in a serving: its figures, its allergens, and which diets it keeps to. */
export function Facts({ recipe }: { readonly recipe: SavedRecipe }) {
  const { data, isError, isPaused, refetch } = useQuery(factsQuery(recipe));
  const nutrition = recipe.nutrition ?? data?.nutrition ?? null;
  return (
    <section aria-label="What is in it" className="grid grid-cols-1 gap-6">
      {nutrition !== null && <NutritionList nutrition={nutrition} />}
      {data !== undefined && <Marks facts={data} hasNutrition={nutrition !== null} />}
      {data === undefined && isPaused && (
        <p className="text-quiet">Allergens and diets show as soon as you are online.</p>
      )}
      {data === undefined && isError && (
        <div className="flex flex-wrap items-center gap-3" role="alert">
          <p>We could not look up allergens and diets.</p>
          <Button variant="quiet" size="compact" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data === undefined && !isPaused && !isError && (
        <Loading label="Looking up allergens and diets" className="grid gap-3">
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
      {!hasNutrition && (
        <p className="text-quiet">We know too little of this recipe to say what a serving brings.</p>
      )}
      <AllergenMarks facts={facts} />
      {facts.unknown.length > 0 && (
        <p className="measure text-sm text-quiet wrap-anywhere">
          We do not know {facts.unknown.join("; ")}. Look at these yourself.
        </p>
      )}
      <DietMarks facts={facts} />
    </>
  );
}

const rows = [
  { term: "Energy", figure: ({ kcal }) => `${whole(kcal)} kcal` },
  { term: "Protein", figure: ({ protein }) => grams(protein) },
  { term: "Carbohydrates", figure: ({ carbs }) => grams(carbs) },
  { term: "of which sugars", figure: ({ sugars }) => grams(sugars), isPart: true },
  { term: "Fat", figure: ({ fat }) => grams(fat) },
  { term: "of which saturated", figure: ({ saturatedFat }) => grams(saturatedFat), isPart: true },
  { term: "Fiber", figure: ({ fiber }) => grams(fiber) },
  { term: "Sodium", figure: ({ sodiumMg }) => `${whole(sodiumMg)} mg` },
] as const satisfies readonly {
  term: string;
  figure: (nutrition: Nutrition) => string;
  isPart?: boolean;
}[];

function NutritionList({ nutrition }: { readonly nutrition: Nutrition }) {
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-title text-lg">In one serving</caption>
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

function whole(amount: number): string {
  return Math.round(amount).toLocaleString("en-US");
}

function grams(amount: number): string {
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} g`;
}
