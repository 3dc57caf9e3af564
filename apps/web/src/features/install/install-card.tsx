import { acceptInstallOffer, dismissInstallOffer } from "../../platform/install-offer.ts";
import { Button } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import * as t from "./texts/en.ts";

/** spec: shown once, when the browser offers installation; either answer keeps it away for good. */
export function InstallCard() {
  return (
    <section
      aria-labelledby="install-title"
      className="fixed inset-x-3 bottom-[calc(5rem+var(--safe-bottom))] z-20 mx-auto grid max-w-md animate-rise grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 shadow-soft md:right-6 md:bottom-6 md:left-auto md:mx-0"
    >
      <Logo className="size-12" />
      <div>
        <h2 id="install-title" className="font-title text-lg">
          {t.title}
        </h2>
        <p className="text-sm text-quiet">{t.lead}</p>
      </div>
      <div className="col-span-2 flex flex-wrap justify-end gap-2">
        <Button variant="plain" onClick={dismissInstallOffer}>
          {t.notNow}
        </Button>
        <Button onClick={acceptInstallOffer}>{t.installApp}</Button>
      </div>
    </section>
  );
}
