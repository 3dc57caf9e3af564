import type { ChatOffer } from "@meal/domain/chef/chat-reply";
import { Link } from "../../../platform/router/link.tsx";
import { BookOpen } from "lucide-react";
import { Suspense } from "react";
import { Eaten } from "../../../platform/eaten.tsx";
import { useRegistry } from "../../../platform/registry.ts";
import { buttonClass } from "../../../ui/button.tsx";
import * as t from "../texts/en/box.ts";

interface OffersProps {
  readonly offers: readonly ChatOffer[];
  readonly onLeave: (() => void) | undefined;
}

/** What can be done after an answer. Each is a press of the person's, and can be taken back where it was done. */
export function Offers({ offers, onLeave }: OffersProps) {
  return (
    <ul aria-label={t.whatYouCanDo} className="flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li key={keyOf(offer)} className="min-w-0">
          <Offer offer={offer} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

const keyOf = (offer: ChatOffer): string =>
  offer.kind === "open-recipe" ? `${offer.kind} ${offer.recipeId}` : offer.kind;

function Offer({
  offer,
  onLeave,
}: {
  readonly offer: ChatOffer;
  readonly onLeave: (() => void) | undefined;
}) {
  const { hasPage, listing: ToList } = useRegistry();
  if (offer.kind === "track") {
    const { name, calories, nutrition } = offer;
    return <Eaten meal={{ name, calories, nutrition }} look="button" />;
  }
  if (offer.kind === "add-to-list")
    return (
      ToList !== undefined && (
        <Suspense>
          <ToList lines={offer.lines} />
        </Suspense>
      )
    );
  return (
    hasPage("/recipe/$recipeId") && (
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId: offer.recipeId }}
        onClick={onLeave}
        className={buttonClass({ variant: "quiet", size: "compact" })}
      >
        <BookOpen aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{t.openRecipe(offer.name)}</span>
      </Link>
    )
  );
}
