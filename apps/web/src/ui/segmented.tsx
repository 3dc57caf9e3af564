import { useId } from "react";
import { cx } from "./cx.ts";
import type { RadioGroupProps } from "./radio-group.tsx";

/**
 * A few short choices side by side; underneath they are radios, so the arrow keys move between them. Where there is no room
 * for all in one line they break in pairs: one alone on a line of its own would look like something else.
 */
export function Segmented<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset className={cx("flex max-w-full min-w-0 flex-wrap rounded-card bg-linen p-1", className)}>
      <legend className="sr-only">{label}</legend>
      {inPairs(options).map((pair) => (
        <div key={pair[0]?.value} className="flex flex-auto flex-wrap">
          {pair.map((option) => (
            <label key={option.value} className={segmentClass}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
                className="sr-only"
              />
              {option.label}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/** Words break before the line does. */
const segmentClass = cx(
  "relative grid min-h-10 flex-[1_1_min-content] place-items-center rounded-[0.7rem] border border-transparent px-2 text-center max-[22rem]:px-1 sm:px-3",
  "font-semibold text-quiet transition-colors after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink",
  "has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60",
);

/** Two and two; an odd number of them stays together. */
function inPairs<Option>(options: readonly Option[]): readonly (readonly Option[])[] {
  if (options.length % 2 !== 0) return [options];
  return options.flatMap((_, at) => (at % 2 === 0 ? [options.slice(at, at + 2)] : []));
}
