import type { SavedRecipe } from "@meal/contract/recipes";
import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { factsQuery } from "../../../platform/recipe-facts.ts";

/** What the engine knows of a recipe: what a serving brings, its allergens, and the diets it keeps to. */
export function EntryFacts({ recipe }: { readonly recipe: SavedRecipe }) {
  const { data, isError, isPaused } = useQuery({ ...factsQuery(recipe), placeholderData: keepPreviousData });
  if (data === undefined) {
    if (isError || isPaused)
      return <p className="text-quiet">We cannot look up what is in it at the moment.</p>;
    return (
      <Loading label="Looking up what is in it">
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  const isUnsure = data.diets.some((diet) => diet.isUnsure);
  const noDiet = isUnsure
    ? "We cannot tell, because we do not know all of it."
    : "It keeps to none of the diets we know.";
  const diets = data.diets.filter(({ diet, fits }) => fits && diet !== "none");
  return (
    <section aria-label="What is in it" className="grid grid-cols-1 gap-3 rounded-card bg-linen p-4">
      {data.nutrition !== null && <p>In one serving: {servingInWords(data.nutrition)}.</p>}
      <Marks title="Allergens" none="None of the fourteen that we look for.">
        {data.allergens.map(({ allergen }) => (
          <Badge key={allergen} tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
            <span className="inline-block first-letter:uppercase">{allergen}</span>
          </Badge>
        ))}
      </Marks>
      <Marks title="Diets" none={noDiet}>
        {diets.map(({ diet }) => (
          <Badge key={diet} tone="herb" icon={<Check aria-hidden="true" />}>
            {DIET_LABELS[diet]}
          </Badge>
        ))}
      </Marks>
      {data.unknown.length > 0 && (
        <p className="text-sm text-quiet wrap-anywhere">
          We do not know {data.unknown.join("; ")}. Look at these yourself.
        </p>
      )}
    </section>
  );
}

interface MarksProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Marks({ title, none, children }: MarksProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="text-quiet">{none}</p>
      ) : (
        <p className="mt-1 flex flex-wrap gap-2">{children}</p>
      )}
    </div>
  );
}

function servingInWords({ kcal, protein, carbs, fat }: Nutrition): string {
  const parts = { protein, carbohydrates: carbs, fat };
  const inGrams = Object.entries(parts).map(([name, grams]) => `${Math.round(grams)} g ${name}`);
  return [`${Math.round(kcal).toLocaleString("en-US")} kcal`, ...inGrams].join(", ");
}
