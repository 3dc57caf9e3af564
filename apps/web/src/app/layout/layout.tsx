import { Suspense, useEffect } from "react";
import { type Access, needsData } from "../../platform/access.ts";
import { isInstalled } from "../../platform/installed.ts";
import { usePageTitle } from "../../platform/page-title.ts";
import { useRegistry } from "../../platform/registry.ts";
import { Outlet, useShown } from "../../platform/router/outlet.tsx";
import { useSession } from "../../platform/session.ts";
import { useIsPhone } from "../../platform/use-is-phone.ts";
import { WithData } from "../../platform/with-data.tsx";
import { cx } from "../../ui/cx.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { announceReady } from "../ready.ts";
import { ErrorPage } from "../error-page.tsx";
import { useFollowBack } from "../follow-back.ts";
import { guard } from "../guard.ts";
import { NotFoundPage } from "../not-found-page.tsx";
import { PageSkeleton } from "../page-skeleton.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Messages } from "./messages.tsx";
import { Notices } from "./notices.tsx";
import { Overlays } from "./overlays.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { TopBar } from "./top-bar.tsx";
import * as t from "../texts/en/frame.ts";

// Sessions seldom run out over an open page.
const LeftOpen = lazyPart(() => import("./left-open.tsx"), "LeftOpen");
// Browsers have their own way to load a page anew.
const PullToRefresh = lazyPart(() => import("./pull-to-refresh.tsx"), "PullToRefresh");

function Screen({ access, isPulled }: { readonly access: Access; readonly isPulled: boolean }) {
  const outlet = <Outlet waiting={PageSkeleton} notFound={NotFoundPage} failed={ErrorPage} />;
  if (!needsData(access)) return outlet;
  return (
    <WithData fallback={<PageSkeleton />}>
      {outlet}
      <Suspense>{isPulled && isInstalled() && <PullToRefresh />}</Suspense>
    </WithData>
  );
}

/** The frame around every page. */
export function Layout() {
  const { route, address } = useShown();
  const { access = "public", title, frame = "full", isPulled = false } = route ?? {};
  const visit = { path: address.pathname, search: address.search };
  const { navigation, hasPage } = useRegistry();
  const hasBottomBar = useIsPhone() && frame === "full" && navigation.length > 0;
  const session = useSession();
  const isWaiting = guard({ access, ...visit }, session, hasPage).kind === "wait";
  const leftBy = session.status === "guest" && needsData(access) ? session.leftBy : undefined;
  usePageTitle(title);
  useFollowBack();
  useEffect(announceReady, []);
  return (
    <div
      className={cx(
        "flex min-h-dvh flex-col pr-[var(--safe-right)] pl-[var(--safe-left)]",
        frame === "bare" && "pt-[var(--safe-top)]",
      )}
    >
      <a
        href="#main"
        className="fixed top-[calc(0.5rem+var(--safe-top))] left-2 z-50 -translate-y-36 rounded-card bg-card px-4 py-3 font-semibold text-ink shadow-soft focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      {frame !== "bare" && (
        <TopBar isFlat={frame === "showcase"} isForStrangers={frame === "showcase" || frame === "open"} />
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {leftBy !== undefined && (
          <Suspense>
            <LeftOpen leftBy={leftBy} />
          </Suspense>
        )}
        {isWaiting ? (
          <p className="p-8 text-center text-quiet">{t.loading}</p>
        ) : (
          <Screen access={access} isPulled={isPulled} />
        )}
      </main>
      <Footer hasRoomBelow={hasBottomBar} />
      {hasBottomBar && <BottomBar />}
      <Notices isRaised={hasBottomBar} />
      <Messages />
      <Overlays />
      <RouteAnnouncer />
    </div>
  );
}
