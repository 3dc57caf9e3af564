import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { formatDate } from "../../../language/dates.ts";
import { PlansLink } from "../../../platform/plans-link.tsx";
import { Banner } from "../../../ui/banner.tsx";
import type { Allowance } from "../use-allowance.ts";
import * as t from "../texts/en/page.ts";

/** What is left of the month, said before it bites. */
export function AllowanceLine({ allowance }: { readonly allowance: Allowance }) {
  const { limit, used, isSpent, resetsOn, isNewMonth } = allowance;
  if (limit === null) return null;
  if (isSpent) return <Spent allowance={allowance} />;
  return (
    <p className="text-sm text-quiet">
      {isNewMonth && <span className="block">{t.newMonth}</span>}
      {t.left(limit - used, limit)} {t.nextOnes(formatDate(`${resetsOn}T12:00:00`))}
    </p>
  );
}

/** spec: 2, section 5: whoever pays already cannot upgrade, and hears what they have used instead. */
function Spent({ allowance: { limit, subscribed, resetsOn } }: { readonly allowance: Allowance }) {
  const next = t.nextOnes(formatDate(`${resetsOn}T12:00:00`));
  const all = t.allUsed(limit ?? DEFAULT_LIMITS.extra_planner.premium.uses ?? 0);
  return (
    <Banner
      tone="warning"
      title={subscribed ? all : t.limitReached}
      announce
      action={
        !subscribed && (
          <PlansLink variant="plain" size="compact">
            {t.seePlans}
          </PlansLink>
        )
      }
    >
      <p>{subscribed ? next : `${all} ${next}`}</p>
    </Banner>
  );
}
