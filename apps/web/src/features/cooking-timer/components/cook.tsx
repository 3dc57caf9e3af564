import { Link } from "../../../platform/router/link.tsx";
import { CookingPot } from "lucide-react";
import type { CookProps } from "../../../platform/feature.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { cookWords } from "../cook-words.ts";
import { addressOf, wantToCook } from "../wanted-recipe.ts";

// Menus are not on the first screen of whoever only wants to press the button.
const CookItem = lazyPart(() => import("./cook-item.tsx"), "CookItem");

/** One press from a recipe to its steps. */
export function Cook({ recipe, look }: CookProps) {
  return look === "item" ? <CookItem recipe={recipe} /> : <CookLink recipe={recipe} />;
}

function CookLink({ recipe }: Pick<CookProps, "recipe">) {
  return (
    <Link
      to="/cooking-timer"
      search={addressOf(recipe)}
      onClick={() => void wantToCook(recipe)}
      className={buttonClass()}
    >
      <CookingPot aria-hidden="true" className="size-5" /> {cookWords(recipe)}
    </Link>
  );
}
