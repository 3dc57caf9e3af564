import { MARKETING_PRICES } from "@meal/domain/billing/pricing";
import { Badge } from "../../../../ui/badge.tsx";
import * as t from "../../texts/en/professional.ts";

const choice =
  "relative flex min-h-12 flex-auto flex-wrap items-center justify-center gap-2 rounded-[0.7rem] border border-transparent px-4 font-semibold text-quiet hover:text-ink " +
  "has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft forced-colors:has-checked:border-[Highlight] " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

/** spec: the toggle Annual/Monthly with its badge. The prices follow by their styles alone (`pricing.tsx`). */
export function BillingChoice() {
  return (
    <fieldset className="flex w-fit max-w-full min-w-0 flex-wrap rounded-card bg-linen p-1">
      <legend className="sr-only">{t.billing}</legend>
      <label className={choice}>
        <input type="radio" name="billing" value="annual" defaultChecked className="sr-only" />
        {t.annual}
        <Badge tone="herb">{t.save(MARKETING_PRICES.savedPercent)}</Badge>
      </label>
      <label className={choice}>
        <input type="radio" name="billing" value="monthly" className="sr-only" />
        {t.monthly}
      </label>
    </fieldset>
  );
}
