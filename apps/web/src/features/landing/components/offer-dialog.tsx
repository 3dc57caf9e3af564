import { Link } from "../../../platform/router/link.tsx";
import { Check } from "lucide-react";
import { isHere } from "../../../platform/here.ts";
import { useRegistry } from "../../../platform/registry.ts";
import { Banner } from "../../../ui/banner.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { details as offerDetails } from "../texts/en/offer-details.ts";
import { isBuilt, type Offer, usableIf } from "../offers.ts";
import * as t from "../texts/en/offer-dialog.ts";

interface OfferDialogProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

interface OfferDetails {
  readonly long: string;
  /** How it goes on where a model sees photos. */
  readonly withPhotos?: string;
  readonly benefits: readonly string[];
}

/** The longer words are loaded with the dialog, not with the page. */
const detailsOf: Readonly<Record<string, OfferDetails>> = offerDetails;
const signUp: string = "/signup";

/** More words about one feature, and the way in. */
export function OfferDialog({ offer, onClose }: OfferDialogProps) {
  const details = detailsOf[offer.id];
  const isInBuild = isBuilt(offer, useRegistry());
  const isNow = isInBuild && usableIf(offer).every(isHere);
  const seesPhotos = isHere(offer.id === "product-questions" ? "label-photos" : "photos");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={offer.title}
      actions={
        <Link to={signUp} className={buttonClass()}>
          {isNow ? t.tryThisFeature : t.startWithTheRest}
        </Link>
      }
    >
      <div className="grid place-items-center rounded-card bg-linen py-4">
        <Drawing name={offer.id} className="h-36 w-auto" />
      </div>
      {!isNow && (
        <div className="mt-4">
          <Banner tone="info">{isInBuild ? t.isNotOnThisSite : t.isPlanned}</Banner>
        </div>
      )}
      <p className="mt-4">{details?.long}</p>
      {seesPhotos && details?.withPhotos !== undefined && <p className="mt-3">{details.withPhotos}</p>}
      <h3 className="mt-5 font-title text-lg">{t.keyBenefits}</h3>
      <ul className="mt-2 grid gap-2">
        {details?.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
            {benefit}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
