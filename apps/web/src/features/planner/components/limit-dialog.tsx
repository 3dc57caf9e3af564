import { Link } from "@tanstack/react-router";
import { useRegistry } from "../../../platform/registry.ts";
import { useSession } from "../../../platform/session.ts";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** spec: 2, section 4, step 2: no free plan is left. */
export function LimitDialog({ onClose }: { readonly onClose: () => void }) {
  const { hasPage } = useRegistry();
  // The page of plans comes with another feature.
  const plans: string = "/subscription";
  const { limit } = useSubscription();
  const isGuest = useSession().status !== "signed-in";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your free plans are used up"
      description={`A free account has ${limit} meal plans. Those you have stay yours: swapping meals and making the rest anew costs nothing.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          {isGuest ? (
            <Link to="/signup" className={buttonClass()}>
              Sign up
            </Link>
          ) : (
            hasPage(plans) && (
              <Link to={plans} className={buttonClass()}>
                Upgrade to Premium
              </Link>
            )
          )}
        </>
      }
    />
  );
}
