import { Link } from "../../../platform/router/link.tsx";
import { PlansLink } from "../../../platform/plans-link.tsx";
import { useSession } from "../../../platform/session.ts";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import * as t from "../texts/en/dialogs.tsx";

/** spec: 2, section 4, step 2: no free plan is left. */
export function LimitDialog({ onClose }: { readonly onClose: () => void }) {
  const { limit } = useSubscription();
  const isGuest = useSession().status !== "signed-in";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.limitTitle}
      description={t.limitDescription(limit)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          {isGuest ? (
            <Link to="/signup" className={buttonClass()}>
              {t.signUp}
            </Link>
          ) : (
            <PlansLink>{t.upgrade}</PlansLink>
          )}
        </>
      }
    />
  );
}
