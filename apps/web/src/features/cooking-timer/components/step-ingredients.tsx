import { cx } from "../../../ui/cx.ts";
import type { StepLine } from "../use-step-lines.ts";
import * as t from "../texts/en/page.ts";

interface StepIngredientsProps {
  readonly lines: readonly StepLine[];
  readonly className?: string;
}

/** What the step takes, beside its words. */
export function StepIngredients({ lines, className }: StepIngredientsProps) {
  const inStep = lines.filter(({ isInStep }) => isInStep);
  if (inStep.length === 0) return null;
  return (
    <ul aria-label={t.forThisStep} className={cx("flex flex-wrap gap-x-5 gap-y-1", className)}>
      {inStep.map(({ amount, rest }, at) => (
        // The lines never move, and the same line may stand there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="wrap-anywhere">
          <Measured amount={amount} rest={rest} />
        </li>
      ))}
    </ul>
  );
}

/** An amount that catches the eye, and of what. */
export function Measured({ amount, rest }: Pick<StepLine, "amount" | "rest">) {
  return (
    <>
      {amount !== "" && <strong className="tabular">{amount} </strong>}
      {rest}
    </>
  );
}
