import { Check, ChevronDown, Utensils } from "lucide-react";
import type { EatableMeal, EatenProps } from "../../../platform/feature.ts";
import { today } from "../../../platform/today.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import * as t from "../texts/en/elsewhere.ts";
import { usePlannedMeals } from "../use-planned-meals.ts";
import { useNoteMeal } from "../use-note-meal.ts";

const choices = [
  { portion: 1, words: t.ateThis },
  { portion: 0.5, words: t.ateHalf },
  { portion: 2, words: t.ateDouble },
] as const;

/** One tap on a meal that was planned or cooked. */
export function AteThis({ meal, ...rest }: EatenProps) {
  return typeof meal === "string" ? <AteCooked name={meal} {...rest} /> : <Choices meal={meal} {...rest} />;
}

type Rest = Omit<EatenProps, "meal">;

/** What was cooked has figures where it is one of today's planned meals; of anything else a guess would be noted. */
function AteCooked({ name, ...rest }: Rest & { readonly name: string }) {
  const meal = usePlannedMeals(today()).find((each) => each.name === name);
  return meal !== undefined && <Choices meal={meal} {...rest} />;
}

function Choices({ meal, day, look }: Rest & { readonly meal: EatableMeal }) {
  const note = useNoteMeal(meal);
  const items = (look === "items" ? choices : choices.slice(1)).map(({ portion, words }) => (
    <MenuItem key={portion} icon={<Utensils aria-hidden="true" />} onSelect={() => void note(portion, day)}>
      {words}
    </MenuItem>
  ));
  if (look === "items") return items;
  return (
    <span className="inline-flex max-w-full items-center">
      <Button
        variant="quiet"
        className="min-w-0 flex-wrap"
        icon={<Check aria-hidden="true" className="size-5" />}
        onClick={() => void note(1, day)}
      >
        {t.ateThis}
      </Button>
      <Menu
        align="start"
        trigger={
          <IconButton label={t.otherPortions} icon={<ChevronDown aria-hidden="true" className="size-5" />} />
        }
      >
        {items}
      </Menu>
    </span>
  );
}
