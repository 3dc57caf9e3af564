import { textHere, when } from "../../platform/here.ts";
import { PixelConsent } from "../../platform/pixel-consent.tsx";
import type { LegalSection, LegalWords } from "./lines.ts";
import * as t from "./texts/en/privacy.ts";

/** The privacy page, as it is of this deployment. */
export function privacyHere(): LegalWords {
  return {
    summary: t.summary,
    updated: t.updated,
    sections: [
      controller(),
      stored,
      { heading: t.device, paragraphs: [t.deviceFiles, t.deviceGuest, t.deviceOthers] },
      visits(),
      models(),
      others,
      howLong(),
      { heading: t.rights, paragraphs: [t.rightsText] },
      { heading: t.children, paragraphs: [t.childrenText] },
      { heading: t.changes, paragraphs: [t.changesText] },
    ],
  };
}

function controller(): LegalSection {
  return {
    heading: t.controller,
    paragraphs: [
      t.controllerLead,
      { if: ["operator"], text: t.controllerIs(textHere("operator-name")) },
      { if: ["!operator"], text: t.controllerUnnamed },
      { if: ["contact"], text: t.writeTo(textHere("operator-email")) },
      { if: ["!contact"], text: t.nowhereToWrite },
    ],
  };
}

const stored: LegalSection = {
  heading: t.stored,
  paragraphs: [t.storedLead],
  points: [
    t.storedAccount,
    t.storedEating,
    t.storedMade,
    t.storedPictures,
    { if: ["sold"], text: t.storedPayments },
    t.storedAddress,
  ],
};

function visits(): LegalSection {
  return {
    heading: t.visits,
    id: "visits",
    paragraphs: [
      { if: ["!pixel"], text: t.visitsNone },
      { if: ["pixel"], text: t.visitsPixel(textHere("pixel-id")) },
      { if: ["pixel"], text: t.visitsSignals },
      { if: ["video"], text: t.visitsVideo(textHere("video-host")) },
    ],
    control: when(["pixel"], (mark) => (
      <div className="mt-3 rounded-card bg-linen px-5 py-3" {...mark}>
        <PixelConsent />
      </div>
    )),
  };
}

function models(): LegalSection {
  return {
    heading: t.models,
    paragraphs: [
      t.modelsLead,
      { if: ["!model"], text: t.modelsNone },
      { if: ["model"], text: t.modelsUsed(textHere("model-name")) },
    ],
  };
}

const others: LegalSection = {
  heading: t.others,
  paragraphs: [t.othersLead],
  points: [
    { if: ["sold"], text: t.othersPayments },
    { if: ["mail"], text: t.othersMail },
    { if: ["push"], text: t.othersPush },
    { if: ["model"], text: t.othersModels },
    { if: ["pixel"], text: t.othersPixel },
    t.othersLaw,
  ],
};

function howLong(): LegalSection {
  return {
    heading: t.howLong,
    paragraphs: [
      t.howLongLead,
      { if: ["backups"], text: t.howLongBackups(textHere("backup-days")) },
      { if: ["!backups"], text: t.howLongUnsaid },
      t.howLongKept,
    ],
  };
}
