import { useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { type ReactNode, useEffect } from "react";
import { type SessionUser, useSession } from "../../platform/session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { MessageState } from "../../ui/message-state.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/payment.ts";
import { type Failure, type Payment, usePayment } from "./use-payment.ts";

/** spec: 1, section 2, "Payment status page". */
export function PaymentPage() {
  const session = useSession();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="font-title text-3xl">{t.heading}</h1>
      {session.status === "signed-in" && <Status user={session.user} />}
    </div>
  );
}

function Status({ user }: { readonly user: SessionUser }) {
  const payment = usePayment(useSearch("/payment-status"), user.id);
  useNews(payment);
  if (payment.kind === "checking") return <Checking />;
  if (payment.kind === "pending") return <Pending {...payment} />;
  if (payment.kind === "success") return <Success />;
  if (payment.kind === "nothing")
    return <Message title={t.nothing} action={<To to="/subscription">{t.seePlans}</To>} />;
  if (payment.kind === "not-yours") return <NotYours email={user.email} />;
  return <Failed title={titles[payment.kind]} sentence={whatFailed(payment)} />;
}

const titles = { cancelled: t.notCompleted, issue: t.wentWrong, failed: t.wentWrong };

function whatFailed(failure: Failure): string {
  if (failure.kind === "cancelled") return t.cancelled;
  if (failure.kind === "issue") return t.issue;
  return failure.isUnexpected ? t.unexpected : t.verifyError;
}

function NotYours({ email }: { readonly email: string }) {
  return (
    <ErrorState
      title={t.notYours}
      sentence={t.notYoursLead(email)}
      action={
        <Actions>
          <To to="/logout">{t.logOut}</To>
          <To to="/dashboard" isSecond>
            {t.backToDashboard}
          </To>
        </Actions>
      }
    />
  );
}

/** What a screen reader and somebody who looks elsewhere hear once, when it has come to that. */
function useNews(payment: Payment): void {
  const { kind } = payment;
  const isUnexpected = kind === "failed" && payment.isUnexpected;
  useEffect(() => {
    if (kind === "success") toast({ tone: "success", title: t.updated });
    if (kind === "issue") toast({ tone: "destructive", title: t.paymentIssue, description: t.issue });
    if (kind !== "failed") return;
    const title = isUnexpected ? t.error : t.verificationFailed;
    toast({ tone: "destructive", title, description: isUnexpected ? t.unexpected : t.verifyError });
  }, [kind, isUnexpected]);
}

function Checking() {
  return (
    <Loading label={t.checking} className="grid justify-items-center gap-4 py-16">
      <Spinner />
      <p>{t.checking}</p>
    </Loading>
  );
}

function Success() {
  return (
    <Message title={t.success} sentence={t.successLead} action={<To to="/dashboard">{t.toDashboard}</To>} />
  );
}

function Pending({ isWatching, isOffline, check }: Extract<Payment, { kind: "pending" }>) {
  return (
    <Message
      title={t.pending}
      sentence={isOffline ? t.pendingOffline : isWatching ? t.pendingWatching : t.pendingGivenUp}
      action={
        <Actions>
          <To to="/dashboard">{t.backToDashboard}</To>
          {!isWatching && !isOffline && (
            <>
              <Button variant="quiet" onClick={check}>
                {t.checkAgain}
              </Button>
              <To to="/support" isSecond>
                {t.contactSupport}
              </To>
            </>
          )}
        </Actions>
      }
    />
  );
}

function Failed(words: { readonly title: string; readonly sentence: string }) {
  return (
    <ErrorState
      {...words}
      action={
        <Actions>
          <To to="/subscription">{t.retry}</To>
          <To to="/support" isSecond>
            {t.contactSupport}
          </To>
        </Actions>
      }
    />
  );
}

interface MessageProps {
  readonly title: string;
  readonly sentence?: string;
  readonly action: ReactNode;
}

function Message(props: MessageProps) {
  return (
    <MessageState drawing={<Drawing name="recipe-box" />} announce="status" className="py-12" {...props} />
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap justify-center gap-3">{children}</div>;
}

interface ToProps {
  readonly to: "/dashboard" | "/logout" | "/subscription" | "/support";
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

function To({ to, isSecond = false, children }: ToProps) {
  return (
    <Link to={to} className={buttonClass(isSecond ? { variant: "quiet" } : {})}>
      {children}
    </Link>
  );
}
