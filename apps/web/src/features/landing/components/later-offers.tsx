import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";

const offersId = "offers";
const load = () => import("./offer-carousel.tsx");

let Offers: ComponentType = lazyPart(async () => {
  await comesInSight();
  return load();
}, "OfferCarousel");

/** For a page that is being written, and for one where the offers are in sight from the start: a press on them finds what answers it. */
export async function loadOffersInSight(): Promise<void> {
  if (import.meta.env.SSR || isInSight()) Offers = (await load()).OfferCarousel;
}

/** The looping carousel of what is here. As it was written it can be read and swiped; what moves it comes when it is in sight. */
export function LaterOffers() {
  return (
    <div id={offersId} className="min-w-0 lg:mask-x-from-90%">
      <Suspense fallback={<div className="h-124" />}>
        <Offers />
      </Suspense>
    </div>
  );
}

/** What was written at build time; on the way here from another page there is nothing yet. */
function writtenOffers(): Element | null {
  return document.querySelector(`#${offersId}`);
}

function isInSight(): boolean {
  const offers = writtenOffers();
  return offers !== null && offers.getBoundingClientRect().top < innerHeight;
}

function comesInSight(): Promise<void> | undefined {
  const offers = writtenOffers();
  if (offers === null) return undefined;
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver((moments) => {
      if (!moments.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(offers);
  });
}
