import { lazy, Suspense, useState } from "react";
import { Carousel } from "../../../ui/carousel.tsx";
import { type Offer, offers } from "../offers.ts";
import { OfferCard } from "./offer-card.tsx";
import * as t from "../texts/en/page.ts";

const OfferDialog = lazy(async () => ({ default: (await import("./offer-dialog.tsx")).OfferDialog }));

/** spec: the looping carousel 'What is here?'. Its dialog is loaded when somebody asks for it. */
export function OfferCarousel() {
  const [opened, setOpened] = useState<Offer>();
  return (
    <>
      <Carousel
        label={t.whatIsHere}
        slides={offers}
        intervalMs={4000}
        renderSlide={(offer, isActive) => (
          <OfferCard offer={offer} isActive={isActive} onLearnMore={() => setOpened(offer)} />
        )}
      />
      <Suspense>
        {opened !== undefined && <OfferDialog offer={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
