import { LINK_LANDINGS, type LinkUse, linkProblemLanding } from "@meal/domain/accounts/mail-links";
import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { ApiError, isRefusal } from "../../platform/api.ts";
import { useSessionKeeper } from "../../platform/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { LinkBanner } from "./components/link-banner.tsx";
import { followMailLink } from "./queries.ts";
import { readLinkUse } from "./search.ts";

/**
 * Where the link of a mail leads. Only the press uses the link up: mail programs and the guards of companies open
 * every link before its reader does.
 */
export function ConfirmPage() {
  const { hash } = useLocation();
  const use = readLinkUse(hash);
  return use === undefined ? <NoLink /> : <UseLink use={use} />;
}

const contested =
  "Somebody signed up with this address more than once. Only you could confirm it, so only your password counts.";

/** What the button of each kind of mail says, and what it does. */
const texts: { readonly [Type in LinkUse["type"]]: { title: string; lead: string; label: string } } = {
  signup: {
    title: "One step to your kitchen",
    lead: "Confirm that the address is yours, and you are in.",
    label: "Confirm my address",
  },
  email: { title: "Come on in", lead: "One press, and you are signed in.", label: "Sign in" },
  magiclink: { title: "Come on in", lead: "One press, and you are signed in.", label: "Sign in" },
  recovery: {
    title: "A new password",
    lead: "On the next page you choose it. Your old one stays as it is until then.",
    label: "Choose a new password",
  },
  email_change: {
    title: "Your new address",
    lead: "From then on you sign in with it.",
    label: "Use this address",
  },
};

function UseLink({ use }: { readonly use: LinkUse }) {
  const { title, lead, label } = texts[use.type];
  const { follow, isBusy } = useFollow(use);
  return (
    <AccountFrame title={title} lead={lead}>
      <Button wide busy={isBusy} onClick={() => void follow()}>
        {label}
      </Button>
    </AccountFrame>
  );
}

function useFollow({ type, token, next }: LinkUse) {
  const { history } = useRouter();
  const session = useSessionKeeper();
  const [isBusy, setBusy] = useState(false);
  async function follow() {
    setBusy(true);
    try {
      const answer = await followMailLink(type, token);
      if (answer.kind === "person") await session.begin(answer.user, answer.endsAt);
      else await session.check();
      // Several sign-ups came with this address, so none of their passwords counts.
      const isContested = type === "signup" && answer.kind === "person" && !answer.hasPassword;
      if (isContested) toast({ title: "Choose your password", description: contested });
      history.replace(isContested ? LINK_LANDINGS.recovery : next);
    } catch (error) {
      setBusy(false);
      const problem = problemOf(error);
      if (problem !== undefined) return history.replace(linkProblemLanding(type, problem));
      const title = isRefusal(error) ? error.message : "The link could not be used. Please try again.";
      toast({ tone: "destructive", title });
    }
    return undefined;
  }
  return { follow, isBusy };
}

function problemOf(error: unknown) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "link_used") return "used";
  if (code === "link_expired") return "expired";
  return code === "link_invalid" ? "invalid" : undefined;
}

function NoLink() {
  return (
    <AccountFrame title="Open the link of your mail">
      <LinkBanner problem="invalid" />
      <Link to="/login" className={buttonClass({ wide: true })}>
        Go to log in
      </Link>
    </AccountFrame>
  );
}
