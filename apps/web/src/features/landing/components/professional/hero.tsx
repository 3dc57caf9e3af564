import { Link } from "../../../../platform/router/link.tsx";
import { when } from "../../../../platform/here.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import * as t from "../../texts/en/professional.ts";
import { DemoVideo } from "./demo-video.tsx";
import { WeekMenu } from "./week-menu.tsx";

const signUp: string = "/signup";

const places = [
  ["#features", t.features],
  ["#testimonials", t.testimonials],
  ["#pricing", t.pricing],
  ["#faq", t.faq],
] as const;

/** What it is, in one breath, beside a week as it hangs on the wall. */
export function Hero() {
  return (
    <section className="mx-auto max-w-6xl overflow-x-clip px-4 pb-14 sm:px-6 md:pb-20">
      <nav aria-label={t.onThisPage} className="-mx-3">
        <ul className="flex flex-wrap">
          {places.map(([place, label]) => (
            <li key={place}>
              <a
                href={place}
                className="inline-flex min-h-12 items-center px-3 text-quiet underline-offset-4 hover:text-ink"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 grid grid-cols-1 items-center gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[1fr_minmax(0,27rem)]">
        <div>
          <h1 className="font-title text-3xl sm:text-4xl lg:text-5xl">
            {t.titleLines.map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className="mt-5 measure text-lg text-quiet">{t.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link to={signUp} className={buttonClass()}>
              {t.startForFree}
            </Link>
            <a href="#pricing" className={buttonClass({ variant: "quiet" })}>
              {t.seePlans}
            </a>
          </div>
          {when(["trial"], (mark) => (
            <p className="mt-4 text-sm text-quiet" {...mark}>
              {t.noCard}
            </p>
          ))}
        </div>
        <WeekMenu />
      </div>
      {when(["video"], (mark) => (
        <div className="mt-12" {...mark}>
          <DemoVideo />
        </div>
      ))}
    </section>
  );
}
