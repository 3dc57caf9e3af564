import type { ChatSource } from "@meal/domain/chef/chat-reply";
import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import type { ModelMessage } from "ai";
import type { Talk } from "../../../../ports/chef.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { speak } from "../calls/speak.ts";
import { asData, instructions } from "../prompt.ts";
import { isClaim } from "./claims.ts";
import type { ModelParts } from "./parts.ts";

const MOST_EATEN = 60;
const MOST_TO_BUY = 100;

/** Talks with a person whose day it knows. Sentence by sentence, figures that the food table contradicts are set right. */
export async function chat(
  { engine }: ModelParts,
  line: ModelCall,
  { turns, context }: { readonly turns: readonly ChatTurn[]; readonly context: ChatContext },
): Promise<Omit<Talk, "info">> {
  const asked = turns.at(-1)?.content ?? "";
  const person = { ...inShort(context), tableFigures: await engine.tableFigures(asked, line.call) };
  const messages: ModelMessage[] = [
    { role: "user", content: asData(person) },
    { role: "assistant", content: "I know the person's day now." },
    ...turns,
  ];
  const words = await speak(line, { instructions: instructions("chat.v2"), messages });
  return {
    answer: corrected(words, (sentence) => engine.withTrueFigure(sentence, line.call)),
    lookedAt: partsOf(context),
    offersAfter: (response) => engine.offersAfter({ turns, context, response }, line.call),
  };
}

/** All that a model is told counts as looked at; what is empty tells nothing. */
function partsOf({ diet, allergies, eatenToday, plan, toBuy }: ChatContext): readonly ChatSource[] {
  return [
    ...(diet !== "none" || allergies.length > 0 ? ["rules" as const] : []),
    "limit",
    ...(eatenToday.length > 0 ? ["diary" as const] : []),
    ...(plan.length > 0 ? ["plan" as const] : []),
    ...(toBuy.length > 0 ? ["list" as const] : []),
  ];
}

/** Of a plan no more than what somebody asks about it. */
function inShort({ plan, eatenToday, toBuy, ...person }: ChatContext): object {
  const days = plan.map(({ day, meals }) => ({
    day,
    meals: meals.map(({ name, type, calories }) => ({ name, type, calories })),
  }));
  return {
    ...person,
    eatenToday: eatenToday.slice(0, MOST_EATEN),
    plan: days,
    toBuy: toBuy.slice(0, MOST_TO_BUY),
  };
}

async function* corrected(
  words: AsyncIterable<string>,
  correct: (sentence: string) => Promise<string>,
): AsyncGenerator<string> {
  const checked = async (sentence: string) => (isClaim(sentence) ? correct(sentence) : sentence);
  let rest = "";
  for await (const piece of words) {
    const sentences = (rest + piece).split(/(?<=[.!?]\s|\n)/u);
    rest = sentences.pop() ?? "";
    for (const sentence of sentences) yield checked(sentence);
  }
  if (rest !== "") yield checked(rest);
}
