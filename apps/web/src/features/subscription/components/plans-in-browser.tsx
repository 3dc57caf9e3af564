import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { formatDate } from "../../../language/dates.ts";
import { money } from "../../../language/words.ts";
import { isHere } from "../../../platform/here.ts";
import { moneyBack } from "../../../platform/paying.ts";
import { providers } from "../../../platform/texts/en/billing.ts";
import type { SubscriptionView } from "../../../platform/use-subscription.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { isWaiting, stillPaid } from "../paid-already.ts";
import * as t from "../texts/en/page.ts";
import { useSubscribe } from "../use-subscribe.ts";
import { type Buying, PlanBoard } from "./plan-board.tsx";

interface PlansProps {
  readonly userId: string;
  readonly subscription: SubscriptionView;
}

/** The plans where PayPal takes the money, or nobody does. */
export function PlansInBrowser({ userId, subscription }: PlansProps) {
  const isOnline = useIsOnline();
  const buying = useSubscribe(userId, subscription);
  // Where nobody takes money in a browser, the stores of phones may.
  const isInAppsAlone = subscription.offer === null && subscription.error === null && subscription.isKnown;
  const isSold = isHere("sold") && !isInAppsAlone;
  const freeCents = isHere("premium-for-all") ? 0 : undefined;
  const cents = isSold ? (subscription.offer ?? PREMIUM_PRICE).amountCents : freeCents;
  const price = cents === undefined ? undefined : money(cents);
  return (
    <PlanBoard {...buying} subscription={subscription} mayBuy={isOnline} price={price}>
      {isHere("sold") && isInAppsAlone && <p className="text-quiet">{t.soldInApps}</p>}
      {isSold && price !== undefined && <Subscribe {...buying} {...{ subscription, price, isOnline }} />}
    </PlanBoard>
  );
}

interface SubscribeProps extends Buying {
  readonly subscription: SubscriptionView;
  readonly price: string;
  readonly isOnline: boolean;
}

/** What holds is said before anybody pays. */
function Subscribe({ subscription, price, isBusy, isOnline, subscribe }: SubscribeProps) {
  if (isWaiting(subscription)) return <p className="text-quiet">{t.fixFirst}</p>;
  const paidThrough = stillPaid(subscription);
  return (
    <>
      <Button wide busy={isBusy} disabled={!isOnline} onClick={subscribe}>
        {isBusy ? t.subscribing : t.subscribe(price)}
      </Button>
      {!isOnline && <Banner tone="info">{t.offline}</Banner>}
      {isHere("test-checkout") && <p className="font-semibold">{t.testCheckout}</p>}
      {paidThrough !== undefined && <p>{t.startsOn(formatDate(paidThrough))}</p>}
      <p className="text-sm text-quiet">
        {t.renews} {!isHere("test-checkout") && t.payAt(providers.paypal)}
      </p>
      {isHere("money-back") && <p className="text-sm text-quiet">{moneyBack}</p>}
    </>
  );
}
