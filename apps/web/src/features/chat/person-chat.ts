import { ApiError } from "../../platform/api.ts";
import { answersDatabase } from "../../platform/device/database.ts";
import { network } from "../../platform/network.ts";
import { forgetAt } from "../../platform/memory.ts";
import { newId } from "../../platform/new-id.ts";
import { createValueStore, type ValueStore } from "../../platform/value-store.ts";
import { askChat, type ChatAnswer } from "./ask-chat.ts";
import {
  type Conversation,
  type Cut,
  type Exchange,
  readConversations,
  turnsFor,
  withConversation,
} from "./conversations.ts";
import { plainText } from "./plain-text.ts";

/** What the box draws. */
interface ChatState {
  /** The earlier ones and this one, the latest first; an empty one is not among them. */
  readonly conversations: readonly Conversation[];
  readonly current: Conversation;
  /** The exchange whose answer is on its way. */
  readonly busyId: string | undefined;
  readonly draft: string;
}

/** The chat of one person on this device. */
export interface PersonChat {
  readonly userId: string;
  readonly state: ValueStore<ChatState>;
  /** Resolves when the answer is whole, or why it is not is known. */
  readonly ask: (question: string) => Promise<void>;
  /** Asks once more what got no whole answer. */
  readonly retry: (exchange: Exchange) => Promise<void>;
  readonly stop: () => void;
  readonly write: (draft: string) => void;
  readonly begin: () => void;
  readonly open: (conversation: Conversation) => void;
  readonly remove: (...conversations: readonly Conversation[]) => void;
  readonly restore: (...conversations: readonly Conversation[]) => void;
}

let open: PersonChat | undefined;
forgetAt("session", () => {
  open?.stop();
  open = undefined;
});

/** The chat of whoever is signed in; that of another person is stopped and forgotten. */
export function personChat(userId: string): PersonChat {
  if (open?.userId === userId) return open;
  open?.stop();
  open = makePersonChat(userId);
  return open;
}

const empty = (): Conversation => ({ id: newId(), startedAt: Date.now(), exchanges: [] });

function makePersonChat(userId: string): PersonChat {
  const state = createValueStore<ChatState>(
    {
      conversations: [],
      current: empty(),
      busyId: undefined,
      draft: "",
    },
    "with-holder",
  );
  const change = (part: Partial<ChatState>) => state.set({ ...state.get(), ...part });
  const keep = keeperOf(userId, (read) =>
    change({ conversations: state.get().conversations.reduce(withConversation, read) }),
  );
  let running: AbortController | undefined;

  const put = (conversationId: string, exchange: Exchange) =>
    state.set(withExchange(state.get(), conversationId, exchange));
  const store = async (conversationId: string): Promise<void> => {
    const its = state.get().conversations.find(({ id }) => id === conversationId);
    if (its !== undefined) await keep((kept) => withConversation(kept, its));
  };

  async function answer(question: string, id: string): Promise<void> {
    if (state.get().busyId !== undefined) return;
    const { current } = state.get();
    const earlier = current.exchanges.filter((one) => one.id !== id);
    const abort = new AbortController();
    running = abort;
    // Until it is whole it counts as broken off, so that a page closed meanwhile keeps the question.
    let exchange: Exchange = { id, question, answer: "", cut: "broken", lookedAt: [], offers: [] };
    put(current.id, exchange);
    change({ busyId: id });
    const isKept = store(current.id);
    const hear = (text: string) => {
      exchange = { ...exchange, answer: exchange.answer + text };
      put(current.id, exchange);
    };
    try {
      if (!network.isOnline()) throw new ApiError("offline", "There is no network.");
      const whole = await askChat(turnsFor(earlier, question), hear, abort.signal);
      exchange = wholeOf(exchange, whole);
    } catch (error) {
      exchange = { ...exchange, cut: cutOf(error) };
    }
    // Nobody reads that a question waits for the network before it lies on the device.
    await isKept;
    put(current.id, exchange);
    change({ busyId: undefined });
    await store(current.id);
  }

  return {
    userId,
    state,
    ask: async (question) => answer(question, newId()),
    retry: async ({ id, question }) => answer(question, id),
    stop: () => running?.abort(),
    write: (draft) => change({ draft }),
    begin: () => change({ current: empty() }),
    open: (current) => change({ current }),
    ...shelfOf(state, keep),
  };
}

/** Writes into the conversation that it belongs to, whichever is open by now. */
function withExchange(state: ChatState, conversationId: string, exchange: Exchange): ChatState {
  const { current, conversations } = state;
  const its = [current, ...conversations].find(({ id }) => id === conversationId);
  if (its === undefined) return state;
  const isNew = its.exchanges.every(({ id }) => id !== exchange.id);
  const exchanges = isNew
    ? [...its.exchanges, exchange]
    : its.exchanges.map((one) => (one.id === exchange.id ? exchange : one));
  const changed = { ...its, exchanges };
  return {
    ...state,
    conversations: withConversation(conversations, changed),
    current: current.id === conversationId ? changed : current,
  };
}

function wholeOf({ id, question }: Exchange, whole: ChatAnswer): Exchange {
  const { response, lookedAt, offers, generationInfo } = whole;
  const note = generationInfo.note === null ? {} : { note: generationInfo.note };
  return { id, question, answer: plainText(response), lookedAt, offers, ...note };
}

/** Deleting conversations, and bringing them back. */
function shelfOf(state: ValueStore<ChatState>, keep: Keep): Pick<PersonChat, "remove" | "restore"> {
  return {
    remove: (...gone) => {
      const isGone = ({ id }: Conversation) => gone.some((one) => one.id === id);
      const { current, conversations, ...rest } = state.get();
      state.set({
        ...rest,
        current: isGone(current) ? empty() : current,
        conversations: conversations.filter((one) => !isGone(one)),
      });
      void keep((kept) => kept.filter((one) => !isGone(one)));
    },
    restore: (...back) => {
      const among = (all: readonly Conversation[]) => back.reduce(withConversation, all);
      state.set({ ...state.get(), conversations: among(state.get().conversations) });
      void keep(among);
    },
  };
}

type Keep = (step: (kept: readonly Conversation[]) => readonly Conversation[]) => Promise<void>;

/** Reads what lies on the device, and answers how to change it: another tab may have written there meanwhile. */
function keeperOf(userId: string, onRead: (conversations: readonly Conversation[]) => void): Keep {
  const key = `${userId}:chats` as const;
  void answersDatabase.read(key).then((values) => onRead(readConversations(values[key])));
  return async (step) => {
    await answersDatabase.change(userId, [key], (values) => ({
      [key]: step(readConversations(values[key])).map(withoutOffers),
    }));
  };
}

/** What can be done after an answer belongs to its moment. */
function withoutOffers(conversation: Conversation): Conversation {
  return {
    ...conversation,
    exchanges: conversation.exchanges.map((exchange) => ({ ...exchange, offers: [] })),
  };
}

function cutOf(error: unknown): Cut {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "aborted") return "stopped";
  if (code === "limit_reached") return "limit";
  if (code === "offline") return "offline";
  return code === "model_busy" || code === "too_many_requests" ? "busy" : "broken";
}
