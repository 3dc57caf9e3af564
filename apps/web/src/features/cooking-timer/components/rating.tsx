import { type Rating as RatingValue, RATINGS } from "@meal/domain/cooking-timer/rating";
import { Frown, Meh, Smile } from "lucide-react";
import { useId } from "react";
import { cx } from "../../../ui/cx.ts";
import * as t from "../texts/en/history.ts";

/** spec: 2, section 4: red, yellow, green; a face and a word say the same. */
const looks = {
  1: { icon: Frown, checked: "has-checked:bg-danger-soft has-checked:text-danger" },
  2: { icon: Meh, checked: "has-checked:bg-butter-soft has-checked:text-butter" },
  3: { icon: Smile, checked: "has-checked:bg-herb-soft has-checked:text-herb" },
} as const;

interface RatingProps {
  readonly recipeName: string;
  readonly value: RatingValue | null;
  readonly disabled: boolean;
  readonly onChange: (value: RatingValue) => void;
}

/** How something turned out: radios underneath, so the arrow keys move between them. */
export function Rating({ recipeName, value, disabled, onChange }: RatingProps) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="flex min-w-0 flex-wrap rounded-card bg-linen">
      <legend className="sr-only">{t.howItTurnedOut(recipeName)}</legend>
      {RATINGS.map((rating) => {
        const { icon: Icon, checked } = looks[rating];
        return (
          <label
            key={rating}
            className={cx(
              "relative flex min-h-12 flex-auto items-center justify-center gap-1.5 rounded-card border border-transparent px-2 text-sm font-semibold text-quiet",
              "transition-colors hover:text-ink has-checked:border-current has-disabled:opacity-60",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              "forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none",
              checked,
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {t.ratings[rating]}
          </label>
        );
      })}
    </fieldset>
  );
}
