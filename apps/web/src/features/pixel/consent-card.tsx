import { Link } from "../../platform/router/link.tsx";
import { chooseConsent } from "../../platform/consent.ts";
import { Button } from "../../ui/button.tsx";
import * as t from "./texts/en.ts";

/** Both answers weigh the same, and the page goes on behind it. */
export function ConsentCard() {
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-3 bottom-[calc(5rem+var(--safe-bottom))] z-20 mx-auto max-h-[60dvh] max-w-md animate-rise overflow-y-auto rounded-card border border-line bg-card p-4 shadow-soft md:right-auto md:bottom-6 md:left-6 md:mx-0"
    >
      <h2 id="consent-title" className="font-title text-lg">
        {t.title}
      </h2>
      <p className="mt-1 text-sm text-quiet">{t.lead}</p>
      <p className="mt-1 text-sm">
        <Link to="/privacy" hash="visits" className="text-aubergine underline-offset-4">
          {t.whatIsSent}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
        <Button variant="quiet" onClick={() => chooseConsent("no")}>
          {t.no}
        </Button>
        <Button variant="quiet" onClick={() => chooseConsent("yes")}>
          {t.yes}
        </Button>
      </div>
    </section>
  );
}
