import { useNavigate } from "../../../platform/router/hooks.ts";
import { CookingPot } from "lucide-react";
import { MenuItem } from "../../../ui/menu.tsx";
import { type CookedRecipe, cookWords, useHandOver } from "../use-hand-over.ts";

/** "Cook" as a line of a menu. */
export function CookItem({ recipe }: { readonly recipe: CookedRecipe }) {
  const navigate = useNavigate();
  const handOver = useHandOver(recipe);
  return (
    <MenuItem
      icon={<CookingPot aria-hidden="true" />}
      onSelect={() => void navigate({ to: "/cooking-timer", search: handOver() })}
    >
      {cookWords(recipe)}
    </MenuItem>
  );
}
