import type { Fact } from "@meal/domain/deployment/facts";
import { when } from "../../../platform/here.ts";
import { useRegistry } from "../../../platform/registry.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LaterDrawing } from "../../../ui/later-drawing.tsx";
import { isBuilt, type Offer, shortWords, usableIf } from "../offers.ts";
import * as t from "../texts/en/page.ts";

interface OfferCardProps {
  readonly offer: Offer;
  /** The card in the middle; only it can be pressed. */
  readonly isActive: boolean;
  readonly onLearnMore: () => void;
}

/** One feature: its picture, its name and what it does in a sentence. */
export function OfferCard({ offer, isActive, onLearnMore }: OfferCardProps) {
  const registry = useRegistry();
  return (
    <Card as="div" flush className="flex w-full flex-col">
      <div className="grid place-items-center bg-linen px-6 py-5">
        <LaterDrawing name={offer.id} className="h-48 w-auto" />
      </div>
      <div className="flex flex-1 flex-col items-start p-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone="aubergine">{t.feature}</Badge>
          {isActive && <IsThere isBuilt={isBuilt(offer, registry)} needs={usableIf(offer)} />}
        </p>
        <h3 className="mt-3 font-title text-xl">{offer.title}</h3>
        {shortWords(offer).map(({ if: conditions, text }) =>
          when(conditions, (mark) => (
            <p key={text} className="mt-1 flex-1 text-quiet" {...mark}>
              {text}
            </p>
          )),
        )}
        {/* The room stays when the card is not in the middle, so that nothing below it moves. */}
        <div className="mt-4 min-h-12 w-full">
          {isActive && (
            <Button variant="quiet" wide onClick={onLearnMore}>
              {t.learnMore}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

interface IsThereProps {
  readonly isBuilt: boolean;
  readonly needs: readonly Fact[];
}

/** spec: the active card shows 'Available now', where that is so. */
function IsThere({ isBuilt: isInBuild, needs }: IsThereProps) {
  if (!isInBuild) return <Badge>{t.notHereYet}</Badge>;
  return (
    <>
      {when(needs, (mark) => (
        <Badge tone="herb" {...mark}>
          {t.availableNow}
        </Badge>
      ))}
      {needs.map((fact) =>
        when([`!${fact}`], (mark) => (
          <Badge key={fact} {...mark}>
            {t.notOnThisSite}
          </Badge>
        )),
      )}
    </>
  );
}
