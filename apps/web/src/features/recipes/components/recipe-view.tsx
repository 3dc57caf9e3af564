import { ownRecipeIdOf } from "@meal/domain/chef/own-recipes";
import { Link } from "../../../platform/router/link.tsx";
import { SideLine } from "../../../platform/side-line.tsx";
import { dishPicture } from "../../../platform/dish-picture.ts";
import type { RecipeViewProps } from "../../../platform/feature.ts";
import { cx } from "../../../ui/cx.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { useReading } from "../use-reading.ts";
import { useRecordView } from "../use-record-view.ts";
import * as t from "../texts/en/page.tsx";
import * as recipeTexts from "../texts/en/recipe.tsx";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";
import { Ingredients } from "./ingredients.tsx";
import { Instructions } from "./instructions.tsx";
import { Part } from "./part.tsx";
import { RecipeActions } from "./recipe-actions.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

/** Where a planned meal was made from a recipe of one's own: the way to it, as it was written. */
function OwnRecipeLine({ recipe }: Pick<RecipeViewProps, "recipe">) {
  const recipeId = ownRecipeIdOf(recipe);
  if (recipeId === undefined) return null;
  return (
    <p>
      {t.fromOwnRecipes(
        <Link to="/recipe/$recipeId" params={{ recipeId }}>
          {t.asYouSavedIt}
        </Link>,
      )}
    </p>
  );
}

/** A whole recipe on a page, wherever it is kept. */
export function RecipeView({ recipe, figures, main }: RecipeViewProps) {
  const reading = useReading(recipe);
  useRecordView(recipe);
  return (
    <article className="grid grid-cols-1 gap-6 max-md:pb-20 max-md:lying:pb-0 md:gap-8">
      <header className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-5">
        <div className="grid grid-cols-1 content-start gap-4 md:gap-5">
          <div>
            <h1 className="font-title text-3xl wrap-anywhere">{recipe.name}</h1>
            <SideLine meal={recipe} />
            {recipe.description !== "" && (
              <p className="mt-2 measure text-lg whitespace-pre-line text-quiet wrap-anywhere">
                {recipe.description}
              </p>
            )}
          </div>
          {figures ?? <Figures recipe={recipe} picture={dishPicture(recipe)} />}
        </div>
        <DishImage
          src={dishPicture(recipe)}
          className={cx(
            "aspect-[4/3] w-full rounded-card lg:row-span-2",
            figures === undefined && "max-md:hidden",
          )}
        />
        {/* On a tablet it has the whole width, or its buttons would not stand beside each other. */}
        <div
          data-thumb-bar
          className="md:max-lg:col-span-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--bar)+var(--safe-bottom))] max-md:z-20 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-3 max-md:in-data-keyboard:hidden max-md:lying:static max-md:lying:border-0 max-md:lying:p-0 md:[&>*>*]:justify-start"
        >
          <ThumbBar written={recipe} recipe={reading.recipe} asksGuests />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-10 md:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] md:gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-10 lying:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lying:gap-6">
        <Part title={recipeTexts.ingredients}>
          <Ingredients reading={reading} />
        </Part>
        <div className="grid grid-cols-1 content-start gap-10">
          <Part title={recipeTexts.instructions}>
            <Instructions recipe={recipe} />
          </Part>
          <RecipeActions recipe={reading.recipe} main={main} />
          <Facts recipe={recipe} />
          <OwnRecipeLine recipe={recipe} />
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
