import type { Nutrition } from "@meal/domain/chef/nutrition";
import { DIARY_MEALS } from "@meal/domain/calorie-tracking/diary";
import { assumedGrams, type Portion, servingOf } from "@meal/domain/calorie-tracking/serving";
import type { EatableMeal } from "../../platform/feature.ts";
import { whyClosed } from "../../platform/gate-words.ts";
import { useSession } from "../../platform/session.ts";
import { today } from "../../platform/today.ts";
import { toast } from "../../ui/toast-store.ts";
import { useMayTrack } from "../../platform/may-track.ts";
import { entryOf, mealNow } from "./new-entry.ts";
import * as t from "./texts/en/elsewhere.ts";
import { useDiary } from "./use-diary.ts";

const portionWords: Readonly<Record<Portion, string>> = {
  0.5: t.halfServing,
  1: t.oneServing,
  2: t.twoServings,
};

/** Notes a serving of a meal as eaten: on its own day and as its own meal where it was planned, else now. */
export function useNoteMeal(meal: EatableMeal, readFacts?: () => Promise<Nutrition | null>) {
  const hand = useDiary();
  const isSignedIn = useSession().status === "signed-in";
  const mayTrack = useMayTrack();
  return async (portion: Portion, day = today()): Promise<void> => {
    if (!isSignedIn) {
      toast({ tone: "info", title: t.pleaseLogIn });
      return;
    }
    if (mayTrack === false) {
      toast({ tone: "info", title: t.addFailed, description: whyClosed("calorie_tracking") });
      return;
    }
    // Its own figures, else those that were read from its lines; without either the fixed ones.
    const nutrition = meal.nutrition ?? (await readFacts?.()) ?? null;
    const serving = { ...servingOf(meal, nutrition, portion), portion: portionWords[portion] };
    const { protein, carbs, fats, fiber } = assumedGrams;
    const figures = portion === 1 ? t.ownFigures : t.addedFigures(serving.portion, serving.calories);
    hand.add([entryOf(serving, day, mealOf(meal))], {
      title: t.added,
      description: serving.is_estimate ? t.estimate(protein, carbs, fats, fiber) : figures,
    });
  };
}

const mealOf = ({ type }: EatableMeal) =>
  DIARY_MEALS.find((each) => each === type?.toLowerCase()) ?? mealNow();
