import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import type { StepLine } from "../use-step-lines.ts";
import { Measured } from "./step-ingredients.tsx";
import * as t from "../texts/en/page.ts";

interface IngredientsCardProps {
  readonly lines: readonly StepLine[];
  readonly servings: number | undefined;
  readonly className?: string;
}

/** Everything that goes in, as much as is cooked; what the step takes stands out. */
export function IngredientsCard({ lines, servings, className }: IngredientsCardProps) {
  return (
    <Card as="section" aria-labelledby="cooking-ingredients" flush className={cx("py-4", className)}>
      <h2 id="cooking-ingredients" className="px-5 font-title text-xl">
        {t.ingredients}
      </h2>
      {servings !== undefined && <p className="px-5 text-sm text-quiet">{t.forServings(servings)}</p>}
      <ul className="mt-2">
        {lines.map(({ amount, rest, isInStep }, at) => (
          <li
            // The lines never move, and the same line may stand there twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={cx(
              "border-l-4 py-1.5 pr-5 pl-4 wrap-anywhere",
              isInStep ? "border-l-tomato bg-butter-soft" : "border-l-transparent",
            )}
          >
            <Measured amount={amount} rest={rest} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
