import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { type Mark, when } from "../../../../platform/here.ts";
import { useRegistry } from "../../../../platform/registry.ts";
import { cx } from "../../../../ui/cx.ts";
import { LaterDrawing } from "../../../../ui/later-drawing.tsx";
import { isBuilt, type Offer, offers, shortWords, usableIf } from "../../offers.ts";
import { details } from "../../texts/en/offer-details.ts";
import * as t from "../../texts/en/professional.ts";

/** The way from the question to the table; the rest stands beside it. */
const onTheWay = ["meal-planner", "shopping-list", "cooking-timer"] as const;
const beside = offers.filter(({ id }) => !onTheWay.some((one) => one === id));

/** What it does. What nobody on this site can use is not there. */
export function FeatureRows() {
  const registry = useRegistry();
  const drawn = (all: readonly Offer[], draw: (offer: Offer, mark: Mark) => ReactNode) =>
    all.map((offer) =>
      isBuilt(offer, registry) ? when(usableIf(offer), (mark) => draw(offer, mark)) : null,
    );
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-6xl scroll-mt-20 px-4 py-14 sm:px-6 md:py-20"
    >
      <h2 id="features-title" className="max-w-sm font-title text-2xl sm:text-3xl">
        {t.featuresTitle}
      </h2>
      <div className="mt-10 grid gap-14 md:gap-20">
        {drawn(
          onTheWay.flatMap((id) => offers.filter((offer) => offer.id === id)),
          (offer, mark) => (
            <Row key={offer.id} offer={offer} mark={mark} />
          ),
        )}
      </div>
      <h3 className="mt-16 font-title text-xl md:mt-24">{t.alsoHere}</h3>
      <ul className="mt-5 grid gap-x-12 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-3">
        {drawn(beside, (offer, mark) => (
          <li key={offer.id} {...mark}>
            <h4 className="font-title text-lg">{offer.title}</h4>
            {shortWords(offer).map(({ if: conditions, text }) =>
              when(conditions, (shown) => (
                <p key={text} className="mt-1 text-quiet" {...shown}>
                  {text}
                </p>
              )),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly offer: Offer;
  readonly mark: Mark;
}

function Row({ offer: { id, title }, mark }: RowProps) {
  const { long, benefits } = details[id];
  return (
    <article className="group grid items-center gap-x-16 gap-y-6 md:grid-cols-2" {...mark}>
      <div
        className={cx(
          "grid place-items-center rounded-card py-8 md:group-even:order-last",
          id === "shopping-list" ? "bg-herb-soft" : "bg-linen",
        )}
      >
        <LaterDrawing name={id} className="h-56 w-auto" />
      </div>
      <div>
        <h3 className="font-title text-xl sm:text-2xl">{title}</h3>
        <p className="mt-3 measure text-quiet">{long}</p>
        <ul className="mt-5 grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
