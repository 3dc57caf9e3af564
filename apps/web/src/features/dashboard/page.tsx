import { firstNameOf } from "@meal/domain/accounts/names";
import { date } from "../../language/words.ts";
import { AccountMenu } from "../../platform/account-menu.tsx";
import { InHeader } from "../../platform/in-header.tsx";
import { Places } from "../../platform/places.tsx";
import { productName } from "../../platform/product.ts";
import { useRegistry } from "../../platform/registry.ts";
import { SearchButton } from "../../platform/search-button.tsx";
import { type SessionUser, useSession } from "../../platform/session.ts";
import { Logo } from "../../ui/logo.tsx";
import { Tiles } from "./components/tiles.tsx";
import * as t from "./texts/en/page.ts";
import { useFirstLook } from "./use-first-look.ts";

/** Today first: what the features have to say about it, then the figures, then the ways to everything. */
export function DashboardPage() {
  const session = useSession();
  // The guard lets nobody else in; while somebody leaves there is one frame without them.
  return session.status === "signed-in" ? <Dashboard user={session.user} /> : null;
}

function Dashboard({ user }: { readonly user: SessionUser }) {
  useFirstLook(user.id);
  const { dashboard, tiles } = useRegistry();
  const today = dashboard.filter(({ place }) => place === "today");
  const stats = dashboard.filter(({ place }) => place === "stat");
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 gap-8 px-4 pt-3 pb-12 sm:px-6 sm:pt-6">
      {/* While something cooks it stays in sight. */}
      <header className="flex items-center gap-2.5 max-[22rem]:gap-1.5 has-data-timer:sticky has-data-timer:top-0 has-data-timer:z-30 has-data-timer:-mx-4 has-data-timer:bg-paper has-data-timer:px-4 has-data-timer:-mt-[var(--safe-top)] has-data-timer:pt-[var(--safe-top)]">
        <Logo className="size-9 shrink-0" />
        <p className="mr-auto min-w-0 truncate font-title text-lg max-[22rem]:text-base">{productName}</p>
        <InHeader />
        <SearchButton />
        <AccountMenu user={user} />
      </header>
      <div>
        <p className="overline-label">{todayInWords()}</p>
        <h1 className="mt-1 mb-4 font-title text-3xl wrap-anywhere">{t.welcome(firstNameOf(user))}</h1>
        <Places look="row" />
      </div>
      {today.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          {today.map(({ rank, component: Part }) => (
            <Part key={rank} />
          ))}
        </div>
      )}
      {stats.length > 0 && (
        <section
          aria-label={t.yourFigures}
          className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 sm:gap-4"
        >
          {stats.map(({ rank, component: Part }) => (
            <Part key={rank} />
          ))}
        </section>
      )}
      <Tiles tiles={tiles} />
    </div>
  );
}

function todayInWords(): string {
  return date(Date.now(), { weekday: "long", month: "long", day: "numeric" });
}
