import { formatDate } from "../../../language/dates.ts";
import type { AppStore } from "../../../platform/app-store.ts";
import { providers } from "../../../platform/texts/en/billing.ts";
import type { SubscriptionView } from "../../../platform/use-subscription.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { isWaiting, stillPaid } from "../paid-already.ts";
import * as inApp from "../texts/en/in-app.ts";
import * as t from "../texts/en/page.ts";
import { useBuyInApp, useRestore, useStorePrice } from "../use-buy-in-app.ts";
import { type Buying, PlanBoard } from "./plan-board.tsx";

interface PlansProps {
  readonly userId: string;
  readonly subscription: SubscriptionView;
  readonly store: AppStore;
}

/** The plans where the store of a phone takes the money: it says the price, and nobody else's is shown. */
export function PlansInApp({ userId, subscription, store }: PlansProps) {
  const isOnline = useIsOnline();
  const buying = useBuyInApp(store, userId);
  const { price, isSilent, askAgain } = useStorePrice(store);
  const isOpen = isOnline && price !== undefined;
  return (
    <PlanBoard {...buying} subscription={subscription} mayBuy={isOpen} price={price}>
      {isWaiting(subscription) ? (
        <p className="text-quiet">{t.fixFirst}</p>
      ) : (
        <>
          {isSilent ? (
            <Silent store={providers[store.provider]} askAgain={askAgain} />
          ) : (
            <Subscribe {...buying} {...{ price, isOpen, subscription, store }} />
          )}
          {!isOnline && <Banner tone="info">{t.offline}</Banner>}
        </>
      )}
      <Restore {...{ subscription, store, isOnline }} />
    </PlanBoard>
  );
}

function Silent({ store, askAgain }: { readonly store: string; readonly askAgain: () => void }) {
  return (
    <Banner tone="warning" action={<Button onClick={askAgain}>{inApp.tryAgain}</Button>}>
      {inApp.noPrice(store)}
    </Banner>
  );
}

interface SubscribeProps extends Buying {
  readonly subscription: SubscriptionView;
  readonly store: AppStore;
  readonly price: string | undefined;
  readonly isOpen: boolean;
}

function Subscribe({ subscription, store, price, isOpen, isBusy, subscribe }: SubscribeProps) {
  const name = providers[store.provider];
  const paidThrough = stillPaid(subscription);
  const label = price === undefined ? inApp.askingForPrice(name) : t.subscribe(price);
  return (
    <>
      <Button wide busy={isBusy} disabled={!isOpen} onClick={subscribe}>
        {isBusy ? inApp.buying(name) : label}
      </Button>
      {paidThrough !== undefined && subscription.billing?.provider !== store.provider && (
        <p>{inApp.beginsNow(formatDate(paidThrough))}</p>
      )}
      <p className="text-sm text-quiet">
        {inApp.renewsIn(name)} {t.payAt(name)}
      </p>
    </>
  );
}

function Restore({ subscription, store, isOnline }: Omit<PlansProps, "userId"> & { isOnline: boolean }) {
  const { mutate, isPending } = useRestore(store, subscription);
  return (
    <Button variant="plain" wide busy={isPending} disabled={!isOnline} onClick={() => mutate()}>
      {inApp.restore}
    </Button>
  );
}
