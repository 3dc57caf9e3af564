import { Copy, RotateCcw } from "lucide-react";
import { list } from "../../../language/words.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Exchange } from "../conversations.ts";
import { plainText } from "../plain-text.ts";
import * as t from "../texts/en/box.ts";
import { Offers } from "./offers.tsx";

interface ExchangeViewProps {
  readonly exchange: Exchange;
  readonly isBusy: boolean;
  readonly isLast: boolean;
  /** Undefined while another answer is on its way. */
  readonly onRetry: (() => void) | undefined;
  readonly onLeave: (() => void) | undefined;
}

/** A question and its answer, as plain text: whatever stands in it stays words. */
export function ExchangeView({ exchange, isBusy, isLast, onRetry, onLeave }: ExchangeViewProps) {
  const { question, answer, cut, note, lookedAt, offers } = exchange;
  const words = plainText(answer);
  return (
    <li aria-busy={isBusy} className="grid gap-3">
      <p className="max-w-[85%] justify-self-end rounded-card bg-linen px-4 py-2.5 whitespace-pre-line wrap-anywhere">
        <VisuallyHidden>{t.you}: </VisuallyHidden>
        {question}
      </p>
      {words !== "" && (
        <p className="rounded-card bg-herb-soft px-4 py-3 whitespace-pre-line wrap-anywhere">
          <VisuallyHidden>{t.chef}: </VisuallyHidden>
          {words}
        </p>
      )}
      {isBusy && words === "" && <Spinner />}
      {!isBusy && cut !== undefined && <p className="text-sm font-medium text-quiet">{t.cuts[cut]}</p>}
      {!isBusy && note !== undefined && <p className="text-sm text-quiet">{note}</p>}
      {!isBusy && (
        <div className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {lookedAt.length > 0 && (
            <p className="min-w-0 flex-1 text-sm text-quiet">
              {t.lookedAt(list(lookedAt.map((source) => t.sources[source])))}
            </p>
          )}
          {words !== "" && (
            <IconButton
              label={t.copy}
              icon={<Copy aria-hidden="true" className="size-5" />}
              onClick={() => void copy(words)}
            />
          )}
          {isLast && cut !== undefined && cut !== "limit" && onRetry !== undefined && (
            <Button
              variant="quiet"
              size="compact"
              icon={<RotateCcw aria-hidden="true" className="size-5" />}
              onClick={onRetry}
            >
              {cut === "offline" ? t.askAgain : t.tryAgain}
            </Button>
          )}
        </div>
      )}
      {!isBusy && offers.length > 0 && <Offers offers={offers} onLeave={onLeave} />}
    </li>
  );
}

async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast({ tone: "success", title: t.copied });
  } catch {
    toast({ tone: "destructive", title: t.copyFailed });
  }
}
