import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "@meal/engine/kitchen";
import type { ModelMessage } from "ai";
import type { Line } from "../calls/line.ts";
import { speak } from "../calls/speak.ts";
import { asData, instructions } from "../prompt.ts";
import type { ModelParts } from "./parts.ts";
import { foodsNamedIn, tableFigures } from "./table-figures.ts";

const MOST_EATEN = 60;

/** Talks with a person whose day it knows. Sentence by sentence, figures that the food table contradicts are set right. */
export async function chat(
  { kitchen }: ModelParts,
  line: Line,
  { turns, context }: { readonly turns: readonly ChatTurn[]; readonly context: ChatContext },
): Promise<AsyncIterable<string>> {
  const asked = turns.at(-1)?.content ?? "";
  const person = { ...inShort(context), tableFigures: tableFigures(kitchen(), asked) };
  const messages: ModelMessage[] = [
    { role: "user", content: asData(person) },
    { role: "assistant", content: "I know the person's day now." },
    ...turns,
  ];
  const words = await speak(line, { instructions: instructions("chat.v1"), messages });
  return corrected(kitchen(), words);
}

/** Of a plan no more than what somebody asks about it. */
function inShort({ plan, eatenToday, ...person }: ChatContext): object {
  const days = plan.map(({ day, meals }) => ({
    day,
    meals: meals.map(({ name, type, calories }) => ({ name, type, calories })),
  }));
  return { ...person, eatenToday: eatenToday.slice(0, MOST_EATEN), plan: days };
}

async function* corrected(kitchen: Kitchen, words: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of words) {
    const sentences = (rest + piece).split(/(?<=[.!?]\s|\n)/u);
    rest = sentences.pop() ?? "";
    for (const sentence of sentences) yield withTrueFigure(kitchen, sentence);
  }
  if (rest !== "") yield withTrueFigure(kitchen, rest);
}

const CLAIM = /(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*(?:kcal|calories)\b/giu;
const PER_100G = /\b(?:per|in|for|a) 100 ?(?:g|grams?)\b|\b100 ?(?:g|grams) of\b/iu;
/** Tables differ by so much among themselves. */
const TOLERANCE = 0.2;
const LEAST_DIFFERENCE_KCAL = 15;

/** A sentence that gives one food's calories per 100 g is easy to check, so it is. */
function withTrueFigure(kitchen: Kitchen, sentence: string): string {
  const claims = [...sentence.matchAll(CLAIM)];
  const [claim] = claims;
  if (claim?.[1] === undefined || claims.length > 1 || !PER_100G.test(sentence)) return sentence;
  const [food, other] = foodsNamedIn(kitchen, sentence);
  if (food === undefined || other !== undefined) return sentence;
  const said = Number(claim[1].replaceAll(",", ""));
  const off = Math.abs(said - food.per100g.kcal);
  if (off <= Math.max(LEAST_DIFFERENCE_KCAL, TOLERANCE * food.per100g.kcal)) return sentence;
  const truth = `(Our food table says ${Math.round(food.per100g.kcal)} kcal per 100 g of ${food.name}.)`;
  return `${sentence.trimEnd()} ${truth}${/\s*$/u.exec(sentence)?.[0] ?? ""}`;
}
