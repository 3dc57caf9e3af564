import { timedSteps } from "@meal/domain/chef/meal-steps";
import { pansFor, SERVINGS_A_PAN } from "@meal/domain/recipes/pans";
import { sideLines } from "@meal/reader/steps/side-lines";
import { useMemo } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import type { Reading } from "../use-reading.ts";
import { useTicks } from "../use-ticks.ts";
import * as t from "../texts/en/recipe.tsx";

const measureOptions = [
  { value: "written", label: t.measuresWritten },
  { value: "us", label: t.measuresUs },
  { value: "metric", label: t.measuresMetric },
] as const;

/** What goes in: for how many, a tick for what lies ready, what stands beside the dish apart, and in which measures. */
export function Ingredients({ reading }: { readonly reading: Reading }) {
  const { lines, measures, setMeasures } = reading;
  const beside = useSideLines(reading);
  const pans = reading.recipe.servings === undefined ? null : pansFor(reading.servings);
  const ticks = useTicks(reading.recipe.id);
  if (lines.length === 0) return <p className="text-quiet">{t.noIngredients}</p>;
  const all = lines.map((_, at) => at);
  return (
    <div>
      <Servings reading={reading} />
      {pans !== null && <p className="mt-1 measure text-sm text-quiet">{t.manyPans(pans, SERVINGS_A_PAN)}</p>}
      {reading.forLater > 0 && <p className="mt-1 text-sm text-quiet">{t.forLater(reading.forLater)}</p>}
      <Lines reading={reading} ticks={ticks} places={all.filter((at) => !beside.has(at))} />
      {beside.size > 0 && (
        <>
          <h3 className="mt-4 font-title text-lg">{t.onTheSide}</h3>
          <Lines reading={reading} ticks={ticks} places={all.filter((at) => beside.has(at))} />
        </>
      )}
      <div className="mt-4">
        <Segmented label={t.measures} options={measureOptions} value={measures} onValueChange={setMeasures} />
      </div>
    </div>
  );
}

function useSideLines({ written }: Reading): ReadonlySet<number> {
  return useMemo(() => sideLines(written.ingredients, timedSteps(written) ?? []), [written]);
}

interface LinesProps {
  readonly reading: Reading;
  readonly ticks: ReturnType<typeof useTicks>;
  /** Which lines, by their places in the recipe. */
  readonly places: readonly number[];
}

function Lines({ reading: { lines }, ticks: { ticked, toggle }, places }: LinesProps) {
  return (
    <ul className="mt-1 divide-y divide-line">
      {places.map((at) => (
        <li key={at}>
          <Checkbox
            checked={ticked.has(at)}
            onChange={() => toggle(at)}
            label={
              <span className={cx("wrap-anywhere", ticked.has(at) && "text-quiet line-through")}>
                {lines[at]?.amount !== "" && <strong className="tabular">{lines[at]?.amount} </strong>}
                {lines[at]?.rest}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** A recipe that does not say how many it feeds is made once, twice, three times. */
function Servings({ reading }: { readonly reading: Reading }) {
  const { servings, mostServings, setServings, recipe } = reading;
  const isCounted = recipe.servings !== undefined;
  return (
    <Stepper
      label={isCounted ? t.servings : t.batches}
      valueText={isCounted ? t.servingCount(servings) : t.batchCount(servings)}
      value={servings}
      min={1}
      max={mostServings}
      onValueChange={setServings}
    />
  );
}
