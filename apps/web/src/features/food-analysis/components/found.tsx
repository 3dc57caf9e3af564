import { useRef } from "react";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { PlateView } from "../plate.ts";
import * as t from "../texts/en/found.ts";
import { ItemCard } from "./item-card.tsx";
import { Questions } from "./questions.tsx";

interface FoundProps {
  readonly plate: PlateView;
  /** Back to the question, with everything that was typed. */
  readonly onTryAgain: () => void;
}

/** A card for each thing that was found, and what would tell more of them. */
export function Found({ plate, onTryAgain }: FoundProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus();
  return (
    <section aria-labelledby="found" className="grid grid-cols-1 gap-4">
      <h2 id="found" ref={title} tabIndex={-1} className="font-title text-2xl outline-none">
        {t.found}
      </h2>
      <Unsure plate={plate} onTryAgain={onTryAgain} />
      <Questions plate={plate} onAnswered={focusTitle} />
      {plate.missed.length > 0 && <Missed words={plate.missed} />}
      {plate.leftOut.length > 0 && <LeftOut words={plate.leftOut} />}
      <ul className="grid grid-cols-1 gap-4">
        {plate.lines.map((line) => (
          <ItemCard key={line.id} line={line} plate={plate} onGone={focusTitle} />
        ))}
      </ul>
    </section>
  );
}

/** What was told of what stayed on the table, so that whoever ate it can say so. */
function LeftOut({ words }: { readonly words: readonly string[] }) {
  return (
    <p className="wrap-anywhere text-quiet">
      {t.leftOut(words)} {t.eatenAfterAll}
    </p>
  );
}

/** What of the words was not understood and does not count. */
function Missed({ words }: { readonly words: readonly string[] }) {
  return (
    <Banner tone="warning" announce title={t.notCounted}>
      <ul className="grid grid-cols-1 gap-1">
        {[...new Set(words)].map((each) => (
          <li key={each} className="wrap-anywhere">
            {t.wordsNotCounted(each)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** spec: 2, section 4: below a confidence of 0.5 the dialog asks for a better picture. Words that say too little have none. */
function Unsure({ plate, onTryAgain }: FoundProps) {
  const { isUnsure, photo, message } = plate;
  const goesBack = useRef(false);
  if (!isUnsure) return null;
  const close = () => plate.change({ isUnsure: false });
  if (photo === undefined) {
    return (
      <Banner tone="warning" announce title={message === null ? t.notSureTitle : t.nothingFound}>
        <p>{message ?? t.notSureOfWords}</p>
      </Banner>
    );
  }
  function tryAgain() {
    goesBack.current = true;
    plate.change({ isUnsure: false, photo: undefined, lines: [], message: null, missed: [], leftOut: [] });
    onTryAgain();
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t.betterImage}
      description={message ?? t.betterImageWhy}
      finalFocus={() => !goesBack.current}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {t.takeAnyway}
          </Button>
          <Button onClick={tryAgain}>{t.tryAgain}</Button>
        </>
      }
    />
  );
}
