import { chat, streamChat } from "@meal/contract/chat";
import type { Actor } from "@meal/domain/accounts/actor";
import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import { route, type Route } from "../../http/route.ts";
import { eventStream } from "../../http/server-sent-events.ts";
import { hourly, type ChefCaller, type FunctionParts } from "../ai-usage/service.ts";

/** What the chat needs from outside. */
export interface ChatParts extends FunctionParts<"chat"> {
  /** What the person ate today and planned last. */
  readonly readDay: (actor: Actor) => Promise<Omit<ChatContext, "diet" | "allergies">>;
}

const messages = hourly("chat", 120);

/** The chat, as one answer and as it is spoken. A message that got no whole answer costs no use. */
export function chatRoutes(parts: ChatParts): readonly Route[] {
  return [
    route(chat, async ({ body, session, ...call }) => {
      const asker = await parts.asking.begin({ ...call, session }, messages);
      const use = await parts.asking.reserve(asker, "chat");
      return use.spendOn(() => speak(parts, body.messages, session, asker, () => {}));
    }),
    route(streamChat, async ({ body, session, ...call }) => {
      const asker = await parts.asking.begin({ ...call, session }, messages);
      const use = await parts.asking.reserve(asker, "chat");
      return eventStream(call, async ({ send }) => {
        const hear = (text: string) => send("text", { text });
        send("done", await use.spendOn(() => speak(parts, body.messages, session, asker, hear)));
      });
    }),
  ];
}

async function speak(
  { asking, chef, readDay }: ChatParts,
  turns: readonly ChatTurn[],
  actor: Actor,
  asker: ChefCaller,
  hear: (text: string) => void,
) {
  const { diet, allergies } = await asking.eatingRulesOf(asker);
  const context = { diet, allergies, ...(await readDay(actor)) };
  const { answer, info, lookedAt, offersAfter } = await chef.chat({ turns, context }, asker.chefCall);
  let response = "";
  for await (const text of answer) {
    asker.chefCall.signal.throwIfAborted();
    response += text;
    hear(text);
  }
  const offers = [...(await offersAfter(response))];
  return { response, lookedAt: [...lookedAt], offers, generationInfo: info };
}
