import { useQueryClient } from "@tanstack/react-query";
import { History, Plus } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { openChatBox } from "../../../platform/chat-opener.ts";
import { usageQuery } from "../../../platform/use-usage.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Button } from "../../../ui/button.tsx";
import type { Exchange } from "../conversations.ts";
import { personChat } from "../person-chat.ts";
import * as t from "../texts/en/box.ts";
import { Composer } from "./composer.tsx";
import { Earlier } from "./earlier.tsx";
import { ExchangeView } from "./exchange-view.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useEndInSight } from "./use-end-in-sight.ts";

interface TalkProps {
  readonly userId: string;
  readonly onLeave: (() => void) | undefined;
}

/** The conversation: what was asked and answered, and the place to ask. */
export function Talk({ userId, onLeave }: TalkProps) {
  const chat = personChat(userId);
  const { current, conversations, busyId, draft } = useValue(chat.state);
  const [isEarlier, setEarlier] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const queries = useQueryClient();
  const { exchanges } = current;
  const last = exchanges.at(-1);
  const endRef = useEndInSight(last);
  useFocusOnOpen(field);

  async function settle(asked: Promise<void>): Promise<void> {
    await asked;
    await queries.invalidateQueries({ queryKey: usageQuery.queryKey });
  }
  const ask = (question: string) => {
    chat.write("");
    void settle(chat.ask(question));
    field.current?.focus();
  };
  const retry = (exchange: Exchange) => void settle(chat.retry(exchange));

  if (isEarlier)
    return <Earlier chat={chat} conversations={conversations} onDone={() => setEarlier(false)} />;
  return (
    <div className="flex min-h-full flex-col gap-4">
      <Tools onEarlier={() => setEarlier(true)} onBegin={exchanges.length === 0 ? undefined : chat.begin} />
      {exchanges.length === 0 ? (
        <Suggestions onAsk={ask} />
      ) : (
        <ol aria-label={t.conversation} className="grid gap-6">
          {exchanges.map((exchange) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              isBusy={exchange.id === busyId}
              isLast={exchange === last}
              onRetry={busyId === undefined ? () => retry(exchange) : undefined}
              onLeave={onLeave}
            />
          ))}
        </ol>
      )}
      <div ref={endRef} />
      <Spoken exchange={last} isBusy={busyId !== undefined} />
      <Composer
        fieldRef={field}
        draft={draft}
        isBusy={busyId !== undefined}
        onWrite={chat.write}
        onAsk={ask}
        onStop={chat.stop}
      />
    </div>
  );
}

/** Whoever opens the box wants to write, also where it is open already. */
function useFocusOnOpen(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const focus = () => field.current?.focus();
    focus();
    addEventListener(openChatBox, focus);
    return () => removeEventListener(openChatBox, focus);
  }, [field]);
}

interface ToolsProps {
  readonly onEarlier: () => void;
  /** Undefined where nothing was said yet. */
  readonly onBegin: (() => void) | undefined;
}

function Tools({ onEarlier, onBegin }: ToolsProps) {
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      <Button
        variant="plain"
        size="compact"
        icon={<History aria-hidden="true" className="size-5" />}
        onClick={onEarlier}
      >
        {t.earlier}
      </Button>
      {onBegin !== undefined && (
        <Button
          variant="plain"
          size="compact"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={onBegin}
        >
          {t.newConversation}
        </Button>
      )}
    </div>
  );
}

interface SpokenProps {
  readonly exchange: Exchange | undefined;
  readonly isBusy: boolean;
}

/** Reads an answer out once, when it is whole, and not each of its pieces. What lay on the device before is not read. */
function Spoken({ exchange, isBusy }: SpokenProps) {
  const [silentId] = useState(exchange?.id);
  const isNew = exchange !== undefined && (exchange.id !== silentId || isBusy);
  const words = exchange === undefined ? "" : wordsOf(exchange);
  return <output className="sr-only">{isBusy ? t.answering : isNew ? words : ""}</output>;
}

const wordsOf = ({ answer, cut }: Exchange): string =>
  cut === undefined ? answer : [answer, t.cuts[cut]].filter((part) => part !== "").join(" ");
