import { useNavigate } from "../../../platform/router/hooks.ts";
import { CookingPot } from "lucide-react";
import type { CookProps } from "../../../platform/feature.ts";
import { MenuItem } from "../../../ui/menu.tsx";
import { cookWords } from "../cook-words.ts";
import { wantToCook } from "../wanted-recipe.ts";

/** "Cook" as a line of a menu. */
export function CookItem({ recipe }: Pick<CookProps, "recipe">) {
  const navigate = useNavigate();
  return (
    <MenuItem
      icon={<CookingPot aria-hidden="true" />}
      onSelect={() => void navigate({ to: "/cooking-timer", search: wantToCook(recipe) })}
    >
      {cookWords(recipe)}
    </MenuItem>
  );
}
