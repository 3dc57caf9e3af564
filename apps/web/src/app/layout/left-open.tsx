import { useNavigate } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { Suspense } from "react";
import { comeBackTo } from "../../platform/come-back.ts";
import { type LeftBy, useSessionKeeper } from "../../platform/session.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import * as t from "../texts/en/left-open.ts";

const SignInAgain = lazyPart(
  () => import("../../features/accounts/components/sign-in-again.tsx"),
  "SignInAgain",
);

/** Over what stays open after a session ran out: the way back in, and the way out for whoever it does not belong to. */
export function LeftOpen({ leftBy }: { readonly leftBy: LeftBy }) {
  const session = useSessionKeeper();
  const navigate = useNavigate();
  async function clear() {
    await session.end();
    await navigate({ to: "/login" });
  }
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-4 sm:px-6 print:hidden">
      <Banner
        tone="info"
        announce
        title={t.sessionExpired}
        action={
          <div className="grid w-full gap-1 pl-2">
            <Suspense>
              <SignInAgain email={leftBy.email} />
            </Suspense>
            <div className="-ml-3.5 flex flex-wrap gap-2">
              <Link
                to="/login"
                onClick={() => comeBackTo(location.href)}
                className={buttonClass({ variant: "plain", size: "compact" })}
              >
                {t.otherWays}
              </Link>
              <Button variant="plain" size="compact" onClick={() => void clear()}>
                {t.notYou}
              </Button>
            </div>
          </div>
        }
      >
        <p className="wrap-anywhere">{t.whatStaysOpen(leftBy.email)}</p>
      </Banner>
    </div>
  );
}
