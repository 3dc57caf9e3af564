import { Link } from "../../platform/router/link.tsx";
import { Suspense } from "react";
import { InHeader } from "../../platform/in-header.tsx";
import { Places } from "../../platform/places.tsx";
import { productName } from "../../platform/product.ts";
import { useRegistry } from "../../platform/registry.ts";
import { SearchButton } from "../../platform/search-button.tsx";
import { useSession } from "../../platform/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Logo } from "../../ui/logo.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import * as t from "../texts/en/frame.ts";

const AccountMenu = lazyPart(() => import("../../platform/account-menu.tsx"), "AccountMenu");

interface TopBarProps {
  /** spec: on the marketing page the header changes once it is scrolled (`features/landing/use-scrolled.ts`). */
  readonly isFlat: boolean;
  /** A page that shows the product to strangers: on a phone its name takes the room of what they do not look for yet. */
  readonly isForStrangers: boolean;
}

/** Home, the places, search, theme, menu, and who is signed in. */
export function TopBar({ isFlat, isForStrangers }: TopBarProps) {
  const session = useSession();
  const { hasPage } = useRegistry();
  const login: string = "/login";
  return (
    <header
      className={cx(
        "sticky top-0 z-30 border-b bg-paper pt-[var(--safe-top)]",
        isFlat
          ? "border-transparent transition-[border-color,box-shadow] in-data-scrolled:border-line in-data-scrolled:shadow-soft"
          : "border-line",
      )}
    >
      <div className="mx-auto flex min-h-[var(--bar)] max-w-6xl flex-wrap items-center justify-end gap-y-1 px-3 sm:px-6 lg:gap-x-1">
        <HomeLink isNamed={isForStrangers} />
        <Places look="bar" />
        <span className="flex-1" />
        <InHeader />
        <span className={isForStrangers ? "hidden md:contents" : "contents"}>
          <OtherPlaces />
          <SearchButton />
        </span>
        {/* A running timer takes its room, and on the narrowest phones a guest's way in; the menu has the themes, too. */}
        <span
          className={cx(
            "contents in-[header:has([data-timer])]:max-lg:hidden",
            session.status !== "signed-in" && "max-[22rem]:hidden",
          )}
        >
          <ThemeToggle />
        </span>
        <SiteMenu />
        {session.status === "signed-in" && (
          <Suspense fallback={<span className="size-12" />}>
            <AccountMenu user={session.user} />
          </Suspense>
        )}
        {/* Who is still being looked up is most likely nobody: a known person is there at once. */}
        {session.status !== "signed-in" && hasPage(login) && (
          <Link
            to={login}
            className={`${buttonClass({ variant: "quiet", size: "compact" })} ml-1 shrink-0 whitespace-nowrap`}
          >
            {t.logIn}
          </Link>
        )}
      </div>
    </header>
  );
}

/** spec: the home link leads to the dashboard. A guest's home is the first page: they would only meet the login. */
function HomeLink({ isNamed }: { readonly isNamed: boolean }) {
  const { status } = useSession();
  const { hasPage } = useRegistry();
  const home: string = status !== "guest" && hasPage("/dashboard") ? "/dashboard" : "/landing";
  return (
    <Link
      to={home}
      className="flex min-h-12 min-w-12 items-center gap-2.5 pr-2 max-[22rem]:gap-1.5 max-[22rem]:pr-0 text-ink no-underline"
    >
      <Logo className="size-9 shrink-0" />
      <span className={cx("truncate font-title text-base lg:text-lg", !isNamed && "sr-only lg:not-sr-only")}>
        {productName}
      </span>
    </Link>
  );
}

/** On a phone the places that the bar at the thumb does not have. */
function OtherPlaces() {
  const { places } = useRegistry();
  const who = useSession().status === "signed-in" ? "person" : "guest";
  return places
    .filter((place) => place.isInBar !== true && (place.who ?? who) === who)
    .map(({ label, to, icon: Icon }) => (
      <Link
        key={to}
        to={to}
        aria-label={label}
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink hover:bg-linen aria-[current=page]:text-tomato md:hidden"
      >
        <Icon className="size-5.5" />
      </Link>
    ));
}
