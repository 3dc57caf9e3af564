import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { productName } from "../../platform/product.ts";
import { useRegistry } from "../../platform/registry.ts";
import { useSession } from "../../platform/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Logo } from "../../ui/logo.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import * as t from "../texts/en/frame.ts";

const AccountMenu = lazyPart(() => import("../../platform/account-menu.tsx"), "AccountMenu");

interface TopBarProps {
  /** spec: on the marketing page the header changes once it is scrolled (`features/landing/use-scrolled.ts`). */
  readonly isFlat: boolean;
}

/** Home, theme, menu, and who is signed in. */
export function TopBar({ isFlat }: TopBarProps) {
  const session = useSession();
  const { hasPage } = useRegistry();
  const home: string = hasPage("/dashboard") ? "/dashboard" : "/landing";
  const login: string = "/login";
  return (
    <header
      className={cx(
        "sticky top-0 z-30 border-b bg-paper",
        isFlat
          ? "border-transparent transition-[border-color,box-shadow] in-data-scrolled:border-line in-data-scrolled:shadow-soft"
          : "border-line",
      )}
    >
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center justify-end gap-x-1 px-3 sm:px-6">
        <Link
          to={home}
          className="flex min-h-12 min-w-0 flex-1 basis-20 items-center gap-2.5 pr-2 text-ink no-underline"
        >
          <Logo className="size-9 shrink-0" />
          <span className="truncate font-title text-base sm:text-lg">{productName}</span>
        </Link>
        <ThemeToggle />
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
            className={`${buttonClass({ variant: "quiet", size: "compact" })} shrink-0 whitespace-nowrap`}
          >
            {t.logIn}
          </Link>
        )}
      </div>
    </header>
  );
}
