import type { SavedRecipe } from "@meal/contract/recipes";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { dishPicture } from "../../../platform/dish-picture.ts";
import { closeRecipe } from "../../../platform/recipe-opener.ts";
import { useSession } from "../../../platform/session.ts";
import { DishImage } from "../../../ui/dish-image.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useReading } from "../use-reading.ts";
import { useRecordView } from "../use-record-view.ts";
import { Facts } from "./facts.tsx";
import { FavoriteButton } from "./favorite-button.tsx";
import { Figures } from "./figures.tsx";
import { Ingredients } from "./ingredients.tsx";
import { Instructions } from "./instructions.tsx";
import { RecipeActions } from "./recipe-actions.tsx";
import * as t from "../texts/en/page.tsx";
import * as recipeTexts from "../texts/en/recipe.tsx";

interface RecipeDialogProps {
  readonly recipe: SavedRecipe;
  readonly isOpen: boolean;
}

/** A recipe over the page that one is on: picture and figures at the left, what to do at the right. */
export function RecipeDialog({ recipe, isOpen }: RecipeDialogProps) {
  const isSignedIn = useSession().status === "signed-in";
  // A way out of the recipe leads to another page, so the recipe closes behind it.
  const router = useRouter();
  useEffect(
    () => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && closeRecipe()),
    [router],
  );
  return (
    <Sheet
      place="center"
      title={recipe.name}
      {...(recipe.description !== "" && { description: recipe.description })}
      open={isOpen}
      onOpenChange={(isWanted) => {
        if (!isWanted) closeRecipe();
      }}
      actions={
        <>
          {!isSignedIn && (
            <p className="mr-auto self-center text-quiet">
              {t.logInToKeep((words) => (
                <Link to="/login">{words}</Link>
              ))}
            </p>
          )}
          <FavoriteButton recipe={recipe} />
        </>
      }
    >
      {isOpen && <Reader key={recipe.id} recipe={recipe} />}
    </Sheet>
  );
}

function Reader({ recipe }: { readonly recipe: SavedRecipe }) {
  const reading = useReading(recipe);
  useRecordView(recipe);
  const items = [
    { value: "ingredients", label: recipeTexts.ingredients, content: <Ingredients reading={reading} /> },
    { value: "instructions", label: recipeTexts.instructions, content: <Instructions recipe={recipe} /> },
  ];
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-8">
      <div className="grid grid-cols-1 content-start gap-4">
        <DishImage src={dishPicture(recipe)} className="aspect-[4/3] rounded-card" />
        <Figures recipe={recipe} />
        {recipe.why !== undefined && <p className="measure text-quiet">{recipe.why}</p>}
      </div>
      <div className="grid grid-cols-1 content-start gap-6">
        <RecipeActions recipe={reading.recipe} />
        <Tabs label={t.recipe} items={items} />
        <Facts recipe={recipe} />
      </div>
    </div>
  );
}
