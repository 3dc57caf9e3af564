import { Button } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { generation, idle, type Impossible, type Nearest } from "./generation-state.ts";
import { isTakeable, nearestInWords, settingsTaking } from "./nearest.ts";
import type { usePlanner } from "./use-planner.ts";
import * as t from "../texts/en/plan.tsx";

interface ImpossiblePlanProps {
  readonly impossible: Impossible;
  /** Asks once more for what was asked for, with a change; where it is not said, it was asked for by the settings. */
  readonly askAgain: ((nearest: Nearest) => void) | undefined;
  readonly planner: ReturnType<typeof usePlanner>;
}

/** No plan keeps everything that was asked: what clashes, and the nearest that can be had. */
export function ImpossiblePlan({ impossible: { demands, nearest }, askAgain, planner }: ImpossiblePlanProps) {
  function take(change: Nearest) {
    if (askAgain === undefined) planner.make(settingsTaking(change, planner.settings));
    else askAgain(change);
  }
  return (
    <MessageState
      drawing={<Drawing name="empty" />}
      announce="alert"
      title={t.impossible}
      sentence={hintFor(nearest)}
      action={
        <div className="grid gap-6">
          <ul className="mx-auto measure list-disc pl-5 text-left">
            {demands.map((demand) => (
              <li key={demand} className="wrap-anywhere">
                {demand}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap justify-center gap-3">
            {nearest !== null && isTakeable(nearest) && (
              <Button onClick={() => take(nearest)}>
                {t.take(nearestInWords(nearest, planner.settings))}
              </Button>
            )}
            <Button variant="quiet" onClick={() => generation.set(idle)}>
              {t.changeSettings}
            </Button>
          </div>
        </div>
      }
    />
  );
}

function hintFor(nearest: Nearest | null): string {
  if (nearest === null) return t.impossibleHint;
  return isTakeable(nearest) ? t.impossibleHintNearest : t.impossibleHintAllergies;
}
