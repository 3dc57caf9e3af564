import { MARKETING_PRICES, TRIAL_DAYS } from "@meal/domain/billing/pricing";
import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { when } from "../../../../platform/here.ts";
import { Accordion } from "../../../../ui/accordion.tsx";
import * as t from "../../texts/en/professional.ts";

const { meal_plan, cooking_timer, food_analysis } = DEFAULT_LIMITS;

/** Where the card of the free plan stands. */
const withFreeCard = [
  ["sold", "!basic-plan"],
  ["!sold", "!premium-for-all"],
] as const;

/** spec: one answer at a time, the first open. */
export function Questions() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="mx-auto grid max-w-6xl scroll-mt-20 gap-x-16 gap-y-6 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="faq-title" className="font-title text-2xl sm:text-3xl">
        {t.questionsTitle}
      </h2>
      <Accordion name="professional-faq" firstOpen items={questions()} />
    </section>
  );
}

function questions() {
  const allowances = [
    t.freePlans(meal_plan.free.uses ?? 0),
    t.freeAnalyses(food_analysis.free.uses ?? 0),
    t.timerUses(cooking_timer.free.uses ?? 0),
  ];
  return [
    {
      id: "free",
      title: t.whatIsFree,
      content: (
        <>
          {when(["sold", "basic-plan"], (mark) => (
            <p {...mark}>{t.whatBasicIs(t.basicPlans(MARKETING_PRICES.basicPlansAMonth))}</p>
          ))}
          {withFreeCard.map((conditions) =>
            when(["!own-limits", ...conditions], (mark) => (
              <p key={conditions.join()} {...mark}>
                {t.whatIsFreeText(allowances)}
              </p>
            )),
          )}
          {withFreeCard.map((conditions) =>
            when(["own-limits", ...conditions], (mark) => (
              <p key={conditions.join()} {...mark}>
                {t.whatIsFreeHere}
              </p>
            )),
          )}
          {when(["trial"], (mark) => (
            <p className="mt-2" {...mark}>
              {t.trialText(TRIAL_DAYS)}
            </p>
          ))}
          {when(["!sold", "premium-for-all"], (mark) => (
            <p {...mark}>{t.whatIsFreeForAll}</p>
          ))}
        </>
      ),
    },
    { id: "allergy", title: t.allergy, content: t.allergyText },
    { id: "offline", title: t.offline, content: t.offlineText },
    { id: "whose", title: t.whose, content: t.whoseText },
    { id: "leave", title: t.leave, content: t.leaveText },
  ];
}
