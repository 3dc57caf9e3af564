import type { SavedRecipe } from "@meal/contract/recipes";
import { isKnownWhole } from "@meal/domain/chef/known-whole";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import { factsQuery } from "../../../platform/recipe-facts.ts";
import * as t from "../texts/en/page.tsx";
import { diets as dietNames } from "../../../ui/texts/en/diets.ts";
import * as factsTexts from "../../../platform/texts/en/recipe-facts.ts";

/** What the engine knows of a recipe: what a serving brings, its allergens, and the diets it keeps to. */
export function EntryFacts({ recipe }: { readonly recipe: SavedRecipe }) {
  const { data, isError, isPaused } = useQuery({ ...factsQuery(recipe), placeholderData: keepPreviousData });
  if (data === undefined) {
    if (isError || isPaused) return <p className="text-quiet">{t.factsUnavailable}</p>;
    return (
      <Loading label={t.factsLoading}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  const isKnown = isKnownWhole(data);
  const diets = data.diets.filter(({ diet, fits }) => fits && diet !== "none");
  return (
    <section aria-label={t.facts} className="grid grid-cols-1 gap-3 rounded-card bg-linen p-4">
      {data.nutrition !== null && (
        <div>
          <p>{t.inOneServing(servingInWords(data.nutrition))}</p>
          {data.uncounted.length > 0 && (
            <p className="text-sm wrap-anywhere">
              {factsTexts.notCounted(data.uncounted)} {t.sayItOtherwise}
            </p>
          )}
        </div>
      )}
      <Marks title={t.allergens} words={factsTexts.allergensNote(data.allergens.length, isKnown)}>
        {data.allergens.map(({ allergen }) => (
          <Badge key={allergen} tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
            <span className="inline-block first-letter:uppercase">{factsTexts.allergens[allergen]}</span>
          </Badge>
        ))}
      </Marks>
      <Marks title={t.diets} words={diets.length === 0 ? factsTexts.noDietNote(isKnown) : null}>
        {diets.map(({ diet }) => (
          <Badge key={diet} tone="herb" icon={<Check aria-hidden="true" />}>
            {dietNames[diet]}
          </Badge>
        ))}
      </Marks>
      {data.unknown.length > 0 && (
        <p className="text-sm text-quiet wrap-anywhere">{t.unknownIngredients(data.unknown.join("; "))}</p>
      )}
    </section>
  );
}

interface MarksProps {
  readonly title: string;
  /** What the badges alone do not say. */
  readonly words: string | null;
  readonly children: readonly ReactNode[];
}

function Marks({ title, words, children }: MarksProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {children.length > 0 && <p className="mt-1 flex flex-wrap gap-2">{children}</p>}
      {words !== null && <p className="text-quiet">{words}</p>}
    </div>
  );
}

function servingInWords({ kcal, protein, carbs, fat }: Nutrition): string {
  return t.figures(Math.round(kcal), Math.round(protein), Math.round(carbs), Math.round(fat));
}
