import { ArrowLeft, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { formatDate } from "../../../language/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { Conversation } from "../conversations.ts";
import type { PersonChat } from "../person-chat.ts";
import * as t from "../texts/en/box.ts";

interface EarlierProps {
  readonly chat: PersonChat;
  readonly conversations: readonly Conversation[];
  readonly onDone: () => void;
}

/** What lies on the device: to go on with, or to delete. */
export function Earlier({ chat, conversations, onDone }: EarlierProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  function remove(title: string, ...gone: readonly Conversation[]) {
    chat.remove(...gone);
    back.current?.focus();
    toast({ title, action: { label: t.undo, onPress: () => chat.restore(...gone) } });
  }
  return (
    <div className="grid gap-4">
      <Button
        ref={back}
        variant="plain"
        size="compact"
        className="-mx-2 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        onClick={onDone}
      >
        {t.back}
      </Button>
      <h3 className="font-title text-lg">{t.earlier}</h3>
      <p className="text-sm text-quiet">{conversations.length === 0 ? t.noneEarlier : t.earlierLead}</p>
      <ul aria-label={t.earlier} className="grid gap-1">
        {conversations.map((conversation) => (
          <Line
            key={conversation.id}
            conversation={conversation}
            onOpen={() => {
              chat.open(conversation);
              onDone();
            }}
            onRemove={() => remove(t.removed, conversation)}
          />
        ))}
      </ul>
      {conversations.length > 1 && (
        <Button
          variant="quiet"
          size="compact"
          className="justify-self-start"
          onClick={() => remove(t.removedAll, ...conversations)}
        >
          {t.removeAll}
        </Button>
      )}
    </div>
  );
}

interface LineProps {
  readonly conversation: Conversation;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function Line({ conversation: { exchanges, startedAt }, onOpen, onRemove }: LineProps) {
  const question = exchanges[0]?.question ?? "";
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-2">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-12 min-w-0 rounded-[0.6rem] px-3 py-1.5 text-left hover:bg-linen"
      >
        <span className="truncate font-medium">{question}</span>
        <span className="text-sm text-quiet">{formatDate(startedAt)}</span>
      </button>
      <IconButton
        label={t.remove(question)}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={onRemove}
      />
    </li>
  );
}
