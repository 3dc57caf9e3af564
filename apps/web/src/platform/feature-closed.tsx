import { Drawing, type DrawingName } from "../ui/drawing.tsx";
import { MessageState } from "../ui/message-state.tsx";
import { BackToDashboard } from "./back-to-dashboard.tsx";
import type { GatedFeature } from "./feature-access.ts";
import { whyClosed } from "./gate-words.ts";
import { isHere } from "./here.ts";
import { PlansLink } from "./plans-link.tsx";
import type { FeatureUsage } from "./use-usage.ts";
import * as t from "./texts/en/closed.ts";

const drawings: Readonly<Record<GatedFeature, DrawingName>> = {
  cooking_timer: "cooking-timer",
  food_analysis: "food-analysis",
  calorie_tracking: "calorie-tracking",
};

interface FeatureClosedProps {
  readonly feature: GatedFeature;
  readonly usage: readonly FeatureUsage[] | undefined;
  readonly className: string;
}

/** Says why a feature is closed, and how it opens. */
export function FeatureClosed({ feature, usage, className }: FeatureClosedProps) {
  return (
    <MessageState
      drawing={<Drawing name={drawings[feature]} />}
      level={1}
      className={className}
      title={t.premiumFeature}
      sentence={whyClosed(feature, usage)}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {!isHere("sold") && <p className="basis-full text-quiet">{t.operatorGives}</p>}
          <PlansLink>{t.upgradeToPremium}</PlansLink>
          <BackToDashboard />
        </div>
      }
    />
  );
}
