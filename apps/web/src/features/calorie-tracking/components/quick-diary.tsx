import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { type DiaryMeal, NOTHING_EATEN } from "@meal/domain/calorie-tracking/diary";
import { useRef, useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { entryOf, type Food, mealNow } from "../new-entry.ts";
import * as t from "../texts/en/quick.ts";
import type { DiaryHand, NewEntry } from "../use-diary.ts";
import { DayBar } from "./day-bar.tsx";
import { QuickAdd } from "./quick-add.tsx";
import { QuickPicks } from "./quick-picks.tsx";

interface QuickDiaryProps {
  readonly day: string;
  readonly today: string;
  readonly entries: readonly DiaryEntry[];
  readonly hand: DiaryHand;
  readonly onDay: (day: string) => void;
  readonly onByHand: (entry: NewEntry) => void;
}

type Foods = readonly (Food & { readonly meal?: DiaryMeal | null })[];

/** The second press of a double one comes within this. */
const doublePressMs = 400;

/** Writing down a meal in seconds: the day, one field, and what is likely at one tap. */
export function QuickDiary({ day, today, entries, hand, onDay, onByHand }: QuickDiaryProps) {
  const [wanted, setWanted] = useState<DiaryMeal>();
  const meal = wanted ?? mealNow();
  const typedAt = useRef(-doublePressMs);
  const add = (foods: Foods) => hand.add(foods.map((food) => entryOf(food, day, food.meal ?? meal)));
  function addTyped(foods: Foods) {
    typedAt.current = performance.now();
    add(foods);
  }
  /** What was typed is gone once it is added, and a pick comes under the finger that pressed. */
  function pick(foods: Foods) {
    if (performance.now() - typedAt.current > doublePressMs) add(foods);
  }
  function byHand(name: string) {
    const food = {
      food_description: name.trim(),
      portion: t.oneServing,
      is_estimate: false,
      ...NOTHING_EATEN,
    };
    onByHand(entryOf(food, day, meal));
  }
  return (
    <Card as="section" aria-label={t.whatDidYouEat} className="grid grid-cols-1 gap-4 print:hidden">
      <DayBar day={day} today={today} onDay={onDay} />
      <QuickAdd meal={meal} onMeal={setWanted} onAdd={addTyped} onByHand={byHand} />
      <QuickPicks day={day} meal={meal} entries={entries} onAdd={pick} />
    </Card>
  );
}
