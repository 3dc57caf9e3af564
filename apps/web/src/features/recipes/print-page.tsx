import { SideLine } from "../../platform/side-line.tsx";
import type { SavedRecipe } from "@meal/contract/recipes";
import { knownKcal } from "@meal/domain/chef/known-figures";
import { scaleLine } from "@meal/reader/scaling/scale-line";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "../../platform/router/hooks.ts";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { dishPicture } from "../../platform/dish-picture.ts";
import { usePageTitle } from "../../platform/page-title.ts";
import { productName } from "../../platform/product.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Loading, Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import { recipeToPrint } from "./print-recipe.ts";
import { recipeQuery } from "./queries.ts";
import * as t from "./texts/en/print.ts";
import { minutes } from "../../platform/texts/en/minutes.ts";
import { stepTime } from "../../platform/texts/en/step-time.ts";

/** A recipe as it goes onto paper: what was handed over by the window that opened this one, else what is stored. */
export function PrintPage() {
  const { recipeId } = useParams("/recipe/$recipeId/print");
  const [handedOver] = useState(() => recipeToPrint(recipeId));
  const { data, isError, isPaused } = useQuery({
    ...recipeQuery(recipeId),
    enabled: handedOver === undefined,
  });
  const recipe = handedOver ?? data?.recipe;
  if (recipe !== undefined) return <Paper recipe={recipe} />;
  if (isError || isPaused) return <ErrorState level={1} title={t.nothingToPrint} />;
  return (
    <Loading label={t.loading} className="mx-auto grid max-w-3xl gap-4 p-6">
      <Skeleton className="h-10 w-3/5" />
      <SkeletonText lines={5} />
    </Loading>
  );
}

function Paper({ recipe }: { readonly recipe: SavedRecipe }) {
  usePageTitle(recipe.name);
  const steps = timedSteps(recipe);
  const lines = recipe.ingredients.map((line) => scaleLine(line, { factor: 1, system: null }));
  useEffect(() => {
    // Whoever typed the address looks first; whoever pressed Print Recipe wants paper, with its letters and picture.
    if (opener === null) return;
    void Promise.allSettled([document.fonts.ready, ...pictures()]).then(() => print());
  }, []);
  return (
    <article className="mx-auto max-w-3xl p-6 print:max-w-none print:p-0 print:text-sm">
      <p className="mb-6 print:hidden">
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => print()}>
          {t.print}
        </Button>
      </p>
      <header className="grid grid-cols-1 gap-6 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto] border-b border-line pb-4">
        <div>
          <h1 className="font-title text-3xl wrap-anywhere">{recipe.name}</h1>
          <SideLine meal={recipe} />
          <p className="mt-1 text-quiet wrap-anywhere">{recipe.description}</p>
          <p className="mt-3">{factsOf(recipe).join(" · ")}</p>
        </div>
        <img src={dishPicture(recipe)} alt="" className="w-44 self-start rounded-card" />
      </header>
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
        <section>
          <h2 className="font-title text-xl">{t.ingredients}</h2>
          <ul className="mt-2 grid gap-1.5">
            {lines.map(({ amount, rest }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- The lines never move.
              <li key={at} className="break-inside-avoid wrap-anywhere">
                <strong>{amount}</strong> {rest}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="font-title text-xl">{t.instructions}</h2>
          <ol className="mt-2 grid list-decimal gap-2 pl-6 marker:font-semibold">
            {recipe.instructions.map((step, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- The steps never move.
              <li key={at} className="break-inside-avoid wrap-anywhere">
                {step}
                {steps?.[at] !== undefined && <span className="text-quiet"> {stepTime(steps[at])}</span>}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <p className="mt-8 border-t border-line pt-2 text-sm text-quiet">{productName}</p>
    </article>
  );
}

function factsOf(recipe: SavedRecipe): string[] {
  const { servings, nutrition, handsOnMinutes, keepsDays = 0 } = recipe;
  const kcal = knownKcal(recipe);
  return [
    ...(servings === undefined ? [] : [t.servings(servings)]),
    t.prep(minutes(recipe.prepTime)),
    t.cook(minutes(recipe.cookTime)),
    ...(handsOnMinutes === undefined ? [] : [t.handsOn(minutes(handsOnMinutes))]),
    ...(recipe.leadMinutes === undefined ? [] : [t.ahead(minutes(recipe.leadMinutes))]),
    ...(keepsDays === 0 ? [] : [t.keeps(keepsDays)]),
    ...(kcal === null ? [] : [t.kcalPerServing(Math.round(kcal))]),
    ...(nutrition === undefined
      ? []
      : [
          t.protein(Math.round(nutrition.protein)),
          t.carbs(Math.round(nutrition.carbs)),
          t.fat(Math.round(nutrition.fat)),
        ]),
  ];
}

/** Resolves for each picture once it can be drawn, or cannot be had. */
function pictures(): Promise<void>[] {
  return Array.from(document.images, (image) => image.decode());
}
