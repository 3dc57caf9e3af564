import { Checkbox } from "../../../ui/checkbox.tsx";
import { cx } from "../../../ui/cx.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { mostServings, type Reading } from "../use-reading.ts";
import { useTicks } from "../use-ticks.ts";
import * as t from "../texts/en/recipe.tsx";

const measureOptions = [
  { value: "written", label: t.measuresWritten },
  { value: "us", label: t.measuresUs },
  { value: "metric", label: t.measuresMetric },
] as const;

/** What goes in: for how many, in which measures, and a tick for what lies ready. */
export function Ingredients({ reading }: { readonly reading: Reading }) {
  const { lines, measures, setMeasures, recipe } = reading;
  const { ticked, toggle } = useTicks(recipe.id);
  if (lines.length === 0) return <p className="text-quiet">{t.noIngredients}</p>;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Servings reading={reading} />
        <Segmented label={t.measures} options={measureOptions} value={measures} onValueChange={setMeasures} />
      </div>
      <ul className="mt-3 divide-y divide-line">
        {lines.map(({ amount, rest }, at) => (
          // The lines never move, and the same line may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Checkbox
              checked={ticked.has(at)}
              onChange={() => toggle(at)}
              label={
                <span className={cx("wrap-anywhere", ticked.has(at) && "text-quiet line-through")}>
                  {amount !== "" && <strong className="tabular">{amount} </strong>}
                  {rest}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A recipe that does not say how many it feeds is made once, twice, three times. */
function Servings({ reading: { servings, setServings, recipe } }: { readonly reading: Reading }) {
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
