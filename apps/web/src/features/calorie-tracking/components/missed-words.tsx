import { CircleAlert } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import * as t from "../texts/en/quick.ts";

interface RewordProps {
  readonly onReword: (words: string) => void;
}

/** Leads to words in the field, so that others take their place. */
export function RewordButton({ words, onReword }: RewordProps & { readonly words: string }) {
  return (
    <Button
      type="button"
      variant="quiet"
      size="compact"
      aria-label={t.rewordOf(words)}
      onClick={() => onReword(words)}
    >
      {t.reword}
    </Button>
  );
}

interface MissedWordsProps extends RewordProps {
  /** As they were typed. */
  readonly missed: readonly string[];
  /** Opens the sheet for figures of one's own, under these words. */
  readonly onByHand: (words: string) => void;
}

/** What of a meal was not understood and does not count, and the two ways to have it counted. */
export function MissedWords({ missed, onReword, onByHand }: MissedWordsProps) {
  return (
    <ul aria-label={t.notCounted} className="grid grid-cols-1 gap-2">
      {[...new Set(missed)].map((words) => (
        <li key={words} className="rounded-card bg-butter-soft p-3">
          <output className="block wrap-anywhere">
            <CircleAlert aria-hidden="true" className="mr-1.5 inline size-4 -translate-y-px" />
            {t.wordsNotCounted(words)}
          </output>
          <div className="mt-2 flex flex-wrap gap-2">
            <RewordButton words={words} onReword={onReword} />
            <Button
              type="button"
              variant="quiet"
              size="compact"
              aria-label={t.numbersOf(words)}
              onClick={() => onByHand(words)}
            >
              {t.numbers}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface LeftOutWordsProps extends RewordProps {
  readonly leftOut: readonly string[];
}

/** What was told of food that was not eaten, so that whoever ate it after all can say so. */
export function LeftOutWords({ leftOut, onReword }: LeftOutWordsProps) {
  return (
    <ul aria-label={t.leftOut} className="grid grid-cols-1 gap-2">
      {[...new Set(leftOut)].map((words) => (
        <li key={words} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <output className="wrap-anywhere text-quiet">{t.wordsLeftOut(words)}</output>
          <RewordButton words={words} onReword={onReword} />
        </li>
      ))}
    </ul>
  );
}
