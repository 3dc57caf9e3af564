import { fullNameOf } from "@meal/domain/chef/side";
import type { SavedRecipe } from "@meal/contract/recipes";
import { Link } from "../../../platform/router/link.tsx";
import { useRouter } from "../../../platform/router/outlet.tsx";
import { useEffect } from "react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { closeRecipe } from "../../../platform/recipe-opener.ts";
import { useSession } from "../../../platform/session.ts";
import { useIsWide } from "../../../ui/use-is-wide.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { type Reading, useReading } from "../use-reading.ts";
import { useRecordView } from "../use-record-view.ts";
import { Facts } from "./facts.tsx";
import { Figures } from "./figures.tsx";
import { Ingredients } from "./ingredients.tsx";
import { Instructions } from "./instructions.tsx";
import { Part } from "./part.tsx";
import { RecipeActions } from "./recipe-actions.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import * as t from "../texts/en/page.tsx";
import * as recipeTexts from "../texts/en/recipe.tsx";

interface RecipeDialogProps {
  readonly recipe: SavedRecipe;
  readonly isOpen: boolean;
}

/** A recipe over the page that one is on. */
export function RecipeDialog({ recipe, isOpen }: RecipeDialogProps) {
  // A way out of the recipe leads to another page, so the recipe closes behind it.
  const router = useRouter();
  useEffect(
    () => router.onLeave(({ from, to }) => from?.pathname !== to.pathname && closeRecipe()),
    [router],
  );
  return <Read key={recipe.id} recipe={recipe} isOpen={isOpen} />;
}

function Read({ recipe, isOpen }: RecipeDialogProps) {
  const reading = useReading(recipe);
  return (
    <Sheet
      place="center"
      title={fullNameOf(recipe)}
      {...(recipe.description !== "" && { description: recipe.description })}
      open={isOpen}
      onOpenChange={(isWanted) => {
        if (!isWanted) closeRecipe();
      }}
      actions={<ThumbBar written={recipe} recipe={reading.recipe} />}
    >
      {isOpen && <Reader recipe={recipe} reading={reading} />}
    </Sheet>
  );
}

interface ReaderProps {
  readonly recipe: SavedRecipe;
  readonly reading: Reading;
}

/** On a phone the ingredients come first, and the steps are a press away; where there is room they stand side by side. */
function Reader({ recipe, reading }: ReaderProps) {
  const isSignedIn = useSession().status === "signed-in";
  useRecordView(recipe);
  const ingredients = <Ingredients reading={reading} />;
  const instructions = <Instructions recipe={recipe} />;
  const more = (
    <>
      {/* Over the buttons, some of which come later and would move it from under a finger. */}
      {!isSignedIn && (
        <p className="text-quiet">
          {t.logInToKeep((words) => (
            <Link to="/login">{words}</Link>
          ))}
        </p>
      )}
      <RecipeActions recipe={reading.recipe} />
      {recipe.why !== undefined && <p className="measure text-quiet">{recipe.why}</p>}
      <Facts recipe={recipe} />
    </>
  );
  if (useIsWide()) {
    return (
      <div className="grid grid-cols-[minmax(0,20rem)_minmax(0,1fr)] gap-8">
        <div className="grid grid-cols-1 content-start gap-5">
          <DishImage src={dishPicture(recipe)} className="aspect-[4/3] rounded-card" />
          <Part title={recipeTexts.ingredients}>{ingredients}</Part>
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <Figures recipe={recipe} />
          <Part title={recipeTexts.instructions}>{instructions}</Part>
          {more}
        </div>
      </div>
    );
  }
  const items = [
    { value: "ingredients", label: recipeTexts.ingredients, content: ingredients },
    { value: "instructions", label: recipeTexts.instructions, content: instructions },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Figures recipe={recipe} picture={dishPicture(recipe)} />
      <Tabs label={t.recipe} items={items} />
      {more}
    </div>
  );
}
