import type { CookedRecipe } from "@meal/domain/cooking-timer/cooked-recipe";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { defaultTimerName } from "@meal/domain/cooking-timer/words";
import { useCountTimerUse } from "./count-use.ts";
import { useTimerKeeper } from "./timer-store.ts";

/** Makes a timer, and counts a use of it. */
export function useBeginTimer() {
  const keeper = useTimerKeeper();
  const countUse = useCountTimerUse();
  return (name: string, steps: readonly TimerStep[], recipe?: CookedRecipe): void => {
    keeper.create(steps, name.trim() || defaultTimerName(steps), recipe);
    // Another device may have taken the last free use since the gate opened; then it closes again.
    void countUse().then((outcome) => outcome?.kind === "refused" && keeper.clear());
  };
}
