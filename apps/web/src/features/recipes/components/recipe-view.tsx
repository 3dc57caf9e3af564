import type { ReactNode } from "react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import type { RecipeViewProps } from "../../../platform/feature.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { useReading } from "../use-reading.ts";
import { useRecordView } from "../use-record-view.ts";
import * as t from "../texts/en/page.tsx";
import * as recipeTexts from "../texts/en/recipe.tsx";
import { Facts } from "./facts.tsx";
import { FavoriteButton } from "./favorite-button.tsx";
import { Figures } from "./figures.tsx";
import { Ingredients } from "./ingredients.tsx";
import { Instructions } from "./instructions.tsx";
import { RecipeActions } from "./recipe-actions.tsx";

/** A whole recipe on a page, wherever it is kept. */
export function RecipeView({ recipe, figures, main }: RecipeViewProps) {
  const reading = useReading(recipe);
  useRecordView(recipe);
  return (
    <article className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-10">
        <div className="grid grid-cols-1 content-start gap-5">
          <div>
            <h1 className="font-title text-3xl wrap-anywhere">{recipe.name}</h1>
            {recipe.description !== "" && (
              <p className="mt-2 measure text-lg whitespace-pre-line text-quiet wrap-anywhere">
                {recipe.description}
              </p>
            )}
          </div>
          {figures ?? <Figures recipe={recipe} />}
          <div className="grid grid-cols-1 justify-items-start gap-3">
            <FavoriteButton recipe={recipe} asksGuests isQuiet={main !== undefined} />
            <RecipeActions recipe={reading.recipe} main={main} />
          </div>
        </div>
        <DishImage
          src={dishPicture(recipe)}
          className="aspect-[4/3] w-full rounded-card max-md:order-first"
        />
      </header>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <Part title={recipeTexts.ingredients}>
          <Ingredients reading={reading} />
        </Part>
        <div className="grid grid-cols-1 content-start gap-10">
          <Part title={recipeTexts.instructions}>
            <Instructions recipe={recipe} />
          </Part>
          <Facts recipe={recipe} />
          {recipe.sourceUrl !== undefined && (
            <p className="text-quiet wrap-anywhere">
              {t.fromSource(<a href={recipe.sourceUrl}>{new URL(recipe.sourceUrl).hostname}</a>)}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-title text-2xl">{title}</h2>
      {children}
    </section>
  );
}
