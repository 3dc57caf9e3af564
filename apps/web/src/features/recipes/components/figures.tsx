import type { SavedRecipe } from "@meal/contract/recipes";
import { knownCents, knownKcal } from "@meal/domain/chef/known-figures";
import { ChefHat, Clock, Flame, Hourglass } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { DishImage } from "../../../ui/dish-image.tsx";
import { Badge } from "../../../ui/badge.tsx";
import * as t from "../texts/en/recipe.tsx";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import * as recipeWords from "../../../platform/texts/en/recipe-words.ts";
import { money } from "../../../language/words.ts";

interface FiguresProps {
  readonly recipe: SavedRecipe;
  /** Stands small beside them, where ingredients shall have the room. */
  readonly picture?: string;
}

/** With large letters the figure and its "a serving" stand below each other. */
const narrow = "max-w-full flex-wrap gap-y-0";

/** What a recipe asks for and gives, in one quiet row. */
export function Figures({ recipe, picture }: FiguresProps) {
  const kcal = knownKcal(recipe);
  const cents = knownCents(recipe);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center gap-3">
        {picture !== undefined && (
          <DishImage
            src={picture}
            className="aspect-[4/3] w-[min(6rem,30%)] shrink-0 rounded-card md:hidden"
          />
        )}
        <p className="flex min-w-0 flex-wrap gap-2">
          {kcal !== null && (
            <Badge tone="butter" className={narrow}>
              {t.kcalPerServing(Math.round(kcal), light)}
            </Badge>
          )}
          {cents !== null && (
            <Badge tone="herb" className={narrow}>
              {t.costPerServing(money(cents), light)}
            </Badge>
          )}
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
        {recipe.leadMinutes !== undefined && (
          <Tile icon={Hourglass} term={t.aheadOfTime} figure={minutes(recipe.leadMinutes)} />
        )}
        <Tile icon={Clock} term={t.prepTime} figure={minutes(recipe.prepTime)} />
        <Tile icon={Flame} term={t.cookTime} figure={minutes(recipe.cookTime)} />
        <Tile icon={ChefHat} term={t.difficulty} figure={recipeWords.difficulties[recipe.difficulty]} />
      </dl>
      <Times recipe={recipe} />
    </div>
  );
}

/** When hands are needed and how long it keeps, where the cookbook says so. */
function Times({ recipe }: { readonly recipe: SavedRecipe }) {
  const { handsOnMinutes: hands, waitingMinutes: waiting = 0, keepsDays = 0 } = recipe;
  const times = hands === undefined ? [] : [timesOf(minutes(hands), waiting)];
  const facts = [...times, ...(keepsDays === 0 ? [] : [t.keeps(keepsDays)])];
  return facts.length === 0 ? null : (
    <p className="flex flex-wrap gap-x-1.5 text-sm text-quiet [&>span:not(:last-child)]:after:content-['_·']">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

function timesOf(hands: string, waiting: number): string {
  return waiting === 0 ? t.handsOn(hands) : t.handsAndWaiting(hands, minutes(waiting));
}

function light(words: string): ReactNode {
  return <span className="font-normal">{words}</span>;
}

interface TileProps {
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly term: string;
  readonly figure: string;
}

function Tile({ icon: Icon, term, figure }: TileProps) {
  return (
    <div className="grid min-w-0 justify-items-center gap-0.5 rounded-card bg-linen px-2 py-2 text-center">
      <Icon className="size-5 text-quiet max-md:hidden" />
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="font-semibold wrap-anywhere first-letter:uppercase">{figure}</dd>
    </div>
  );
}
