import { SendHorizontal, Square } from "lucide-react";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { PlansLink } from "../../../platform/plans-link.tsx";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { useUsage } from "../../../platform/use-usage.ts";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { mostCharacters } from "../conversations.ts";
import * as t from "../texts/en/box.ts";

interface ComposerProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly draft: string;
  readonly isBusy: boolean;
  readonly onWrite: (draft: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onStop: () => void;
}

/** Where a question is written: Enter sends it, Shift and Enter begin a line. The free messages left are told before the last is gone. */
export function Composer({ fieldRef, draft, isBusy, onWrite, onAsk, onStop }: ComposerProps) {
  const { used, limit } = useFreeMessages();
  const question = draft.trim();
  const isTooLong = question.length > mostCharacters;
  const canSend = question !== "" && !isTooLong && !isBusy;
  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (canSend) onAsk(question);
  }
  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends a word of an input method is no Enter.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }
  if (limit !== null && used >= limit && !isBusy) return <UsedUp limit={limit} />;
  return (
    <form
      onSubmit={send}
      className="sticky -bottom-4 z-10 -mx-2 mt-auto -mb-4 grid gap-1 bg-card px-2 pt-2 pb-4 max-md:-bottom-6 max-md:-mb-6"
    >
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field label={t.yourQuestion} hideLabel error={isTooLong ? t.tooLong : undefined}>
          <Textarea
            ref={fieldRef}
            value={draft}
            rows={1}
            placeholder={t.placeholder}
            className="max-h-40 min-h-12!"
            onChange={({ target }) => onWrite(target.value)}
            onKeyDown={sendOnEnter}
          />
        </Field>
        {isBusy ? (
          <IconButton
            label={t.stop}
            variant="quiet"
            icon={<Square aria-hidden="true" className="size-5" />}
            onClick={onStop}
          />
        ) : (
          <IconButton
            type="submit"
            label={t.send}
            variant="primary"
            disabled={!canSend}
            icon={<SendHorizontal aria-hidden="true" className="size-5" />}
          />
        )}
      </div>
      {limit !== null && <p className="text-sm text-quiet">{t.freeLeft(Math.max(0, limit - used), limit)}</p>}
    </form>
  );
}

/** How many messages were asked, and how many may be; null is without end, or not known yet. */
function useFreeMessages(): { readonly used: number; readonly limit: number | null } {
  const { subscribed } = useSubscription();
  const own = useUsage()?.find(({ feature }) => feature === "chat");
  return subscribed || own === undefined ? { used: 0, limit: null } : own;
}

function UsedUp({ limit }: { readonly limit: number }) {
  return (
    <section
      aria-label={t.premiumFeature}
      className="mt-auto grid justify-items-start gap-3 rounded-card bg-butter-soft p-4"
    >
      <h3 className="font-title text-lg">{t.premiumFeature}</h3>
      <p>{t.usedUp(limit)}</p>
      <PlansLink size="compact">{t.upgrade}</PlansLink>
    </section>
  );
}
