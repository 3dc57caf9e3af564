import type { SavedRecipe } from "@meal/contract/recipes";
import { knownCents, knownKcal } from "@meal/domain/chef/known-figures";
import { dollars } from "@meal/domain/money/dollars";
import { ChefHat, Clock, Flame, Hourglass } from "lucide-react";
import type { ComponentType } from "react";
import { minutesInWords } from "@meal/domain/chef/minutes-in-words";
import { Badge } from "../../../ui/badge.tsx";

/** What a recipe asks for and gives, in one quiet row. */
export function Figures({ recipe }: { readonly recipe: SavedRecipe }) {
  const kcal = knownKcal(recipe);
  const cents = knownCents(recipe);
  return (
    <div className="grid grid-cols-1 gap-4">
      {(kcal !== null || cents !== null) && (
        <p className="flex flex-wrap gap-2">
          {kcal !== null && (
            <Badge tone="butter">
              {Math.round(kcal).toLocaleString("en-US")} kcal <span className="font-normal">a serving</span>
            </Badge>
          )}
          {cents !== null && (
            <Badge tone="herb">
              about {dollars(cents)} <span className="font-normal">a serving</span>
            </Badge>
          )}
        </p>
      )}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {recipe.leadMinutes !== undefined && (
          <Tile icon={Hourglass} term="Ahead of time" figure={minutesInWords(recipe.leadMinutes)} />
        )}
        <Tile icon={Clock} term="Prep time" figure={minutesInWords(recipe.prepTime)} />
        <Tile icon={Flame} term="Cook time" figure={minutesInWords(recipe.cookTime)} />
        <Tile icon={ChefHat} term="Difficulty" figure={recipe.difficulty} />
      </dl>
    </div>
  );
}

interface TileProps {
  readonly icon: ComponentType<{ readonly className?: string }>;
  readonly term: string;
  readonly figure: string;
}

function Tile({ icon: Icon, term, figure }: TileProps) {
  return (
    <div className="grid min-w-0 justify-items-center gap-1 rounded-card bg-linen px-2 py-3 text-center">
      <Icon className="size-5 text-quiet" />
      <dt className="text-sm text-quiet">{term}</dt>
      <dd className="font-semibold wrap-anywhere first-letter:uppercase">{figure}</dd>
    </div>
  );
}
