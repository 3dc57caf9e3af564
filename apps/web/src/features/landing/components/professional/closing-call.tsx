import { MONEY_BACK_DAYS } from "@meal/domain/billing/pricing";
import { Link } from "../../../../platform/router/link.tsx";
import { when } from "../../../../platform/here.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { LaterDrawing } from "../../../../ui/later-drawing.tsx";
import * as t from "../../texts/en/professional.ts";

const signUp: string = "/signup";

/** The last word, and what is promised with it where that is so. */
export function ClosingCall() {
  return (
    <section className="bg-butter-soft">
      <div className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-6 px-4 py-12 sm:px-6 md:grid-cols-[1fr_auto] md:py-16">
        <div>
          <h2 className="font-title text-2xl sm:text-4xl">{t.closingTitle}</h2>
          <p className="mt-2 text-lg">{t.closingLead}</p>
          <Link to={signUp} className={`${buttonClass()} mt-6`}>
            {t.startForFree}
          </Link>
          {when(["money-back"], (mark) => (
            <p className="mt-4" {...mark}>
              {t.moneyBack(MONEY_BACK_DAYS)}
            </p>
          ))}
          {when(["trial"], (mark) => (
            <p className="mt-1" {...mark}>
              {t.noCard}
            </p>
          ))}
        </div>
        <LaterDrawing name="recipe-box" className="mx-auto h-48 w-auto md:h-60" />
      </div>
    </section>
  );
}
