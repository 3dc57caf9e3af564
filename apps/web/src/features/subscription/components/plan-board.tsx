import type { ReactNode } from "react";
import { StandingBanner } from "../../../platform/billing/standing-banner.tsx";
import { isHere } from "../../../platform/here.ts";
import type { SubscriptionView } from "../../../platform/use-subscription.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import * as t from "../texts/en/page.ts";
import { FreeCard, PremiumCard } from "./plan-cards.tsx";

/** Buying, whoever takes the money. */
export interface Buying {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly subscribe: () => void;
}

interface PlanBoardProps extends Buying {
  readonly subscription: SubscriptionView;
  readonly mayBuy: boolean;
  readonly price: string | undefined;
  /** What stands below the figures of Premium for whoever does not have it. */
  readonly children: ReactNode;
}

/** How the subscription stands, what went wrong with buying, and both plans. */
export function PlanBoard(props: PlanBoardProps) {
  const { subscription, isBusy, problem, subscribe, mayBuy, price, children } = props;
  const resubscribe = (
    <Button size="compact" busy={isBusy} disabled={!mayBuy} onClick={subscribe}>
      {t.resubscribeNow}
    </Button>
  );
  return (
    <div className="mt-6 grid grid-cols-1 gap-5">
      <StandingBanner subscription={subscription} resubscribe={resubscribe} />
      {problem !== undefined && (
        <Banner tone="destructive" title={t.subscriptionFailed} announce>
          <p>{t.paymentProblem}</p>
          <p className="text-sm">{problem}</p>
        </Banner>
      )}
      {!isHere("sold") && <NotSold />}
      <div className="grid grid-cols-1 items-stretch gap-5 md:grid-cols-2">
        <FreeCard subscription={subscription} />
        <PremiumCard subscription={subscription} price={price}>
          {children}
        </PremiumCard>
      </div>
    </div>
  );
}

function NotSold() {
  const everybody = isHere("premium-for-all");
  return (
    <Banner tone="info" title={t.notSold}>
      <p>{everybody ? t.everybodyHasIt : t.operatorGives}</p>
    </Banner>
  );
}
