import { Link } from "../../platform/router/link.tsx";
import { Info } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { LaterOffers, loadOffersInSight } from "./components/later-offers.tsx";
import { Steps } from "./components/steps.tsx";
import * as t from "./texts/en/page.ts";

const signUp: string = "/signup";
const planner: string = "/planner";
/** The same element however often the page is drawn: what still is as it was written is not to be drawn without its script. */
const laterOffers = <LaterOffers />;

/** The page, once it has what is in sight from the start. */
export async function landingPage(): Promise<{ readonly LandingPage: typeof LandingPage }> {
  await loadOffersInSight();
  return { LandingPage };
}

/** What the product is, what it can do, and the way in. */
function LandingPage() {
  return (
    <>
      <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-6 px-4 pt-8 pb-12 sm:px-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[1fr_minmax(0,30rem)] md:pt-14 md:pb-20 lying:items-start lying:pt-6 lying:pb-10">
        <div>
          <h1 className="font-title text-3xl sm:text-4xl md:max-lg:text-3xl">{t.title}</h1>
          <p className="mt-4 measure text-lg text-quiet">{t.lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-2 max-[22rem]:gap-1 max-[22rem]:[&>a:not(:last-child)]:px-3">
            <Link to={signUp} className={buttonClass()}>
              {t.startForFree}
            </Link>
            <Link to={planner} className={buttonClass({ variant: "quiet" })}>
              {t.tryItNow}
            </Link>
            <Link
              to="/privacy"
              aria-label={t.whatWeStoreAboutYou}
              className="grid size-12 place-items-center rounded-full text-quiet hover:bg-linen hover:text-ink"
            >
              <Info aria-hidden="true" className="size-5.5" />
            </Link>
          </div>
        </div>
        <Drawing name="hero" shape={[30, 29]} className="mx-auto w-full max-w-80 md:max-w-none" />
      </section>
      {/* Below the fold: the browser lays it out when somebody comes near. */}
      <section className="border-y border-line bg-linen/40 py-12 [contain-intrinsic-size:auto_46rem] [content-visibility:auto] md:py-16">
        <div className="mx-auto grid max-w-6xl items-center gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_40rem] lg:px-6">
          <div className="px-4 sm:px-6 lg:px-0">
            <h2 className="font-title text-2xl sm:text-3xl">{t.whatIsHere}</h2>
            <p className="mt-2 measure text-lg text-quiet">{t.whatIsHereLead}</p>
            <Link
              to="/professional"
              className="inline-flex min-h-12 items-center font-semibold text-aubergine underline-offset-4"
            >
              {t.everythingAndPrices}
            </Link>
          </div>
          {laterOffers}
        </div>
      </section>
      <Steps />
    </>
  );
}
