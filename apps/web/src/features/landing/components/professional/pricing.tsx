import { MARKETING_PRICES, PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { money } from "../../../../language/words.ts";
import { ownFreeUses } from "../../../../platform/free-uses.ts";
import { when } from "../../../../platform/here.ts";
import * as t from "../../texts/en/professional.ts";
import { BillingChoice } from "./billing-choice.tsx";
import { PlanCard } from "./plan-card.tsx";

const { annuallyPerMonthCents, monthlyCents, basicPlansAMonth } = MARKETING_PRICES;
const { meal_plan, cooking_timer, food_analysis, extra_planner } = DEFAULT_LIMITS;
const signUp = "/signup";
const plans = "/subscription";

const basic = [t.basicPlans(basicPlansAMonth), ...t.basicRest];
const usual = [
  t.freePlans(meal_plan.free.uses ?? 0),
  t.freeTimer(cooking_timer.free.uses ?? 0),
  t.freeAnalyses(food_analysis.free.uses ?? 0),
].map((text) => ({ if: ["!own-limits" as const], text }));
const premium = [
  t.premiumPlans,
  t.premiumTimer,
  t.premiumDiary,
  t.premiumPictures(extra_planner.premium.uses ?? 0),
];

/** What is sold here, as it is sold here; where nothing is, that. */
export function Pricing() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="group/prices scroll-mt-20 border-y border-line bg-linen/40"
    >
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
        <h2 id="pricing-title" className="font-title text-2xl sm:text-3xl">
          {t.pricingTitle}
        </h2>
        {when(["test-checkout"], (mark) => (
          <p className="mt-3 measure rounded-card bg-butter-soft px-5 py-3 text-butter" {...mark}>
            {t.testCheckout}
          </p>
        ))}
        {when(["sold", "web-prices"], (mark) => (
          <div className="mt-6" {...mark}>
            <BillingChoice />
          </div>
        ))}
        {when(["!sold", "premium-for-all"], (mark) => (
          <div className="mt-6 max-w-md" {...mark}>
            <PlanCard name={t.everybody} points={premium} to={signUp} action={t.startForFree} isMain>
              <p className="mt-2 text-quiet">{t.everybodyLead}</p>
            </PlanCard>
          </div>
        ))}
        <Plans />
      </div>
    </section>
  );
}

function Plans() {
  return (
    <div className="mt-6 grid max-w-5xl grid-cols-1 items-start gap-5 md:grid-cols-[5fr_6fr]">
      {when(["sold", "basic-plan"], (mark) => (
        <div {...mark}>
          <PlanCard name={t.basic} points={basic} to={signUp} action={t.startForFree}>
            <Price figure={t.noPrice} />
          </PlanCard>
        </div>
      ))}
      {when(["sold", "!basic-plan"], (mark) => (
        <div {...mark}>
          <FreeCard />
        </div>
      ))}
      {when(["!sold", "!premium-for-all"], (mark) => (
        <div {...mark}>
          <FreeCard />
          <p className="mt-3 text-quiet">{t.notSold}</p>
        </div>
      ))}
      {when(["sold"], (mark) => (
        <div {...mark}>
          <PlanCard name={t.premium} points={premium} to={plans} action={t.getPremium} isMain>
            <PremiumPrice />
          </PlanCard>
        </div>
      ))}
    </div>
  );
}

function FreeCard() {
  return (
    <PlanCard
      name={t.free}
      points={[...usual, ...ownFreeUses(), ...t.freeRest]}
      to={signUp}
      action={t.startForFree}
    >
      {when(["!in-app"], (mark) => (
        <div {...mark}>
          <Price figure={t.noPrice} />
        </div>
      ))}
    </PlanCard>
  );
}

/** Which of the two prices stands there is up to the choice above: both are in the page, and no script is needed. */
function PremiumPrice() {
  return (
    <>
      {when(["web-prices"], (mark) => (
        <div aria-live="polite" {...mark}>
          <div className="group-has-[[value=monthly]:checked]/prices:hidden">
            <Price figure={money(annuallyPerMonthCents)} note={t.billedAnnually} />
          </div>
          <div className="hidden group-has-[[value=monthly]:checked]/prices:block">
            <Price figure={money(monthlyCents)} note={t.billedMonthly} />
          </div>
        </div>
      ))}
      {when(["!web-prices", "!in-app"], (mark) => (
        <div {...mark}>
          <Price figure={money(PREMIUM_PRICE.amountCents)} note={t.billedMonthly} />
        </div>
      ))}
    </>
  );
}

function Price({ figure, note }: { readonly figure: string; readonly note?: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
      <span className="font-title text-4xl tabular">{figure}</span>
      <span className="text-quiet">{t.aMonth}</span>
      {note !== undefined && <span className="w-full text-sm text-quiet">{note}</span>}
    </p>
  );
}
