import { Link, useNavigate } from "@tanstack/react-router";
import { CookingPot } from "lucide-react";
import { comeBackTo } from "../../../platform/come-back.ts";
import type { CookProps } from "../../../platform/feature.ts";
import { writeSearch } from "../../../platform/search.ts";
import { useSession } from "../../../platform/session.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { MenuItem } from "../../../ui/menu.tsx";
import { addressOf, wantToCook } from "../wanted-recipe.ts";
import * as t from "../texts/en/start.ts";

/** One press from a recipe to its steps; nothing where there are none. */
export function Cook({ recipe, look }: CookProps) {
  if (recipe.instructions.length === 0) return null;
  return look === "item" ? <CookItem recipe={recipe} /> : <CookLink recipe={recipe} />;
}

type Recipe = CookProps["recipe"];

function CookItem({ recipe }: { readonly recipe: Recipe }) {
  const navigate = useNavigate();
  const handOver = useHandOver(recipe);
  return (
    <MenuItem
      icon={<CookingPot aria-hidden="true" />}
      onSelect={() => void navigate({ to: "/cooking-timer", search: handOver() })}
    >
      {wordsOf(recipe)}
    </MenuItem>
  );
}

function CookLink({ recipe }: { readonly recipe: Recipe }) {
  const handOver = useHandOver(recipe);
  return (
    <Link to="/cooking-timer" search={addressOf(recipe)} onClick={handOver} className={buttonClass()}>
      <CookingPot aria-hidden="true" className="size-5" /> {wordsOf(recipe)}
    </Link>
  );
}

/** Hands the recipe over to the timer's page, and answers its address there. A guest logs in first, and comes back to it. */
function useHandOver(recipe: Recipe) {
  const isGuest = useSession().status === "guest";
  return () => {
    const search = wantToCook(recipe);
    if (isGuest) comeBackTo(`/cooking-timer${writeSearch(search)}`);
    return search;
  };
}

/** What is left over only wants warming. */
function wordsOf({ leftoverOf }: Recipe): string {
  return leftoverOf === undefined ? t.cook : t.getReady;
}
