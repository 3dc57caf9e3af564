import { type ChatOffer, MOST_OFFERS } from "@meal/domain/chef/chat-reply";
import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import { plainWords } from "../foods/plain-words.ts";
import { adaptedFor } from "../writer/from-cookbook.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { readWish } from "../writer/read-wish.ts";
import { openingOf } from "./offers.ts";
import { talk } from "./reply.ts";

/** The most dishes of an answer that are looked up: no answer recommends more at once. */
const MOST_LOOKED_AT = 12;

/** A dish of the cookbook may stand in the plan, too. */
const isFirst = (offer: ChatOffer, at: number, all: readonly ChatOffer[]): boolean =>
  offer.kind !== "open-recipe" ||
  all.findIndex((other) => other.kind === "open-recipe" && other.name === offer.name) === at;

type Conversation = {
  readonly turns: readonly ChatTurn[];
  readonly context: ChatContext;
  /** What somebody else answered. */
  readonly response: string;
};

/**
 * What can be done after an answer that a language model gave. Nothing in it is an order: its words only choose among the
 * dishes of the person's plan and those of the cookbook that they may eat, and what they said they ate is counted here.
 */
export const offersAfter = (
  kitchen: Kitchen,
  { turns, context, response }: Conversation,
): readonly ChatOffer[] => {
  const said = ` ${plainWords(response)} `;
  const isNamed = (name: string): boolean => {
    const words = plainWords(name);
    return words.includes(" ") && said.includes(` ${words} `);
  };
  const planned = context.plan
    .flatMap(({ meals }) => meals)
    .filter(({ name }) => isNamed(name))
    .map(({ id, name }): ChatOffer => ({ kind: "open-recipe", recipeId: id, name }));
  const wish = readWish(kitchen, {
    recipeName: "",
    backgroundStory: "",
    ingredients: [],
    diet: context.diet,
    allergies: context.allergies,
  });
  const dishes = kitchen.planner.corpus.dishes
    .filter(({ name }) => isNamed(name))
    .slice(0, MOST_LOOKED_AT)
    .flatMap((dish) => {
      const adapted = adaptedFor(kitchen, wish, dish);
      return adapted === null ? [] : openingOf(kitchen, adapted.dish);
    });
  const counted = talk(kitchen, turns, context).offers.filter(({ kind }) => kind === "track");
  return [...counted, ...planned, ...dishes].filter(isFirst).slice(0, MOST_OFFERS);
};
