import { MEAL_SLOTS, type MealSlot } from "@meal/domain/chef/day-shares";
import { type StandingWish, WEEKDAYS, withStanding } from "@meal/domain/planner/standing-wishes";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import * as t from "../texts/en/week-settings.ts";
import { standingInWords } from "./standing-in-words.ts";
import { groups, weekdayName } from "./weekdays.ts";
import { Choice } from "./choice.tsx";
import { DishFinder } from "./dish-finder.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { PeopleStepper } from "../plan/people-stepper.tsx";

/** Meals that are the same every week: what there is, and another one. */
export function StandingFields({ settings, change }: SettingsFieldsProps) {
  const { standing } = settings;
  return (
    <>
      {standing.length > 0 && (
        <ul aria-label={t.standingList} className="grid gap-1">
          {standing.map((wish) => {
            const words = standingInWords(wish);
            return (
              <li key={words} className="flex items-center justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{words}</span>
                <Button
                  variant="plain"
                  size="compact"
                  aria-label={t.remove(words)}
                  onClick={() => change({ standing: standing.filter((one) => one !== wish) })}
                >
                  {t.removeShort}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <NewWish
        people={settings.servings}
        onAdd={(wish) => change({ standing: withStanding(standing, wish) })}
      />
    </>
  );
}

/** The days to choose from: those that people name together, then each of them. */
const dayChoices: readonly { readonly name: string; readonly weekdays: readonly number[] }[] = [
  ...groups.map(([name, weekdays]) => ({ name: t.weekdayGroups[name], weekdays })),
  ...WEEKDAYS.map((weekday) => ({ name: weekdayName(weekday), weekdays: [weekday] })),
];

const kinds = ["dish", "out", "people"] as const;

interface NewWishProps {
  /** How many usually eat. */
  readonly people: number;
  readonly onAdd: (wish: StandingWish) => void;
}

function NewWish({ people, onAdd }: NewWishProps) {
  const [days, setDays] = useState(0);
  const [slot, setSlot] = useState<MealSlot>("dinner");
  const [kind, setKind] = useState<StandingWish["kind"]>("dish");
  const [servings, setServings] = useState(people);
  const place = { weekdays: dayChoices[days]?.weekdays ?? [], slot };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t.when}>
          <Select value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {dayChoices.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.whichMeal}>
          <Select
            value={slot}
            onChange={({ target }) => setSlot(MEAL_SLOTS.find((one) => one === target.value) ?? slot)}
          >
            {MEAL_SLOTS.map((one) => (
              <option key={one} value={one}>
                {t.slots[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Choice label={t.what} options={kinds} wordOf={(one) => t.kinds[one]} value={kind} onChoose={setKind} />
      {kind === "dish" && <DishFinder onFound={(dish) => onAdd({ kind: "dish", ...place, ...dish })} />}
      {kind === "people" && <PeopleStepper value={servings} onValueChange={setServings} />}
      {kind !== "dish" && (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() => onAdd(kind === "out" ? { kind, ...place } : { kind, ...place, servings })}
        >
          {t.add}
        </Button>
      )}
    </>
  );
}
