import { LINK_LANDINGS, type LinkUse, linkProblemLanding } from "@meal/domain/accounts/mail-links";
import { Link } from "../../platform/router/link.tsx";
import { useRouter, useShown } from "../../platform/router/outlet.tsx";
import { useState } from "react";
import { ApiError, isRefusal } from "../../platform/api.ts";
import { recordRegistration } from "../../platform/pixel.ts";
import { useSessionKeeper } from "../../platform/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { AccountFrame } from "./components/account-frame.tsx";
import { LinkBanner } from "./components/link-banner.tsx";
import { followMailLink } from "./queries.ts";
import { readLinkUse } from "./search.ts";
import * as t from "./texts/en/passwords.tsx";

/**
 * Where the link of a mail leads. Only the press uses the link up: mail programs and the guards of companies open
 * every link before its reader does.
 */
export function ConfirmPage() {
  const { hash } = useShown().address;
  const use = readLinkUse(hash);
  return use === undefined ? <NoLink /> : <UseLink use={use} />;
}

const contested = t.contestedAddress;

/** What the button of each kind of mail says, and what it does. */
const texts: { readonly [Type in LinkUse["type"]]: { title: string; lead: string; label: string } } = {
  signup: {
    title: t.confirmSignUpTitle,
    lead: t.confirmSignUpLead,
    label: t.confirmMyAddress,
  },
  email: { title: t.signInTitle, lead: t.signInLead, label: t.signIn },
  magiclink: { title: t.signInTitle, lead: t.signInLead, label: t.signIn },
  recovery: {
    title: t.recoveryTitle,
    lead: t.recoveryLead,
    label: t.chooseNewPassword,
  },
  email_change: {
    title: t.newAddressTitle,
    lead: t.newAddressLead,
    label: t.takeThisAddress,
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
      // Where addresses are confirmed, that is when there is an account.
      if (type === "signup") recordRegistration();
      // Several sign-ups came with this address, so none of their passwords counts.
      const isContested = type === "signup" && answer.kind === "person" && !answer.hasPassword;
      if (isContested) toast({ title: t.chooseYourPassword, description: contested });
      history.replace(isContested ? LINK_LANDINGS.recovery : next);
    } catch (error) {
      setBusy(false);
      const problem = problemOf(error);
      if (problem !== undefined) return history.replace(linkProblemLanding(type, problem));
      const title = isRefusal(error) ? error.message : t.linkNotUsed;
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
    <AccountFrame title={t.noLinkTitle}>
      <LinkBanner problem="invalid" />
      <Link to="/login" className={buttonClass({ wide: true })}>
        {t.goToLogIn}
      </Link>
    </AccountFrame>
  );
}
