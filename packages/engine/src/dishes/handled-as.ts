import type { Food } from "../foods/food.ts";
import { isFlesh } from "./retell-heat.ts";

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What is done to garlic and not to oil, to a chicken leg and not to tofu. */
const CUT = "peel|slice|chop|mince|crush|grate|press|pound";
const ANIMAL = "skin|bone|debone|devein|shell|peel|scrub|joint|clean|pound|soak";

const without = (text: string, verbs: string, food: string): string => {
  const done = String.raw`(?:${verbs})(?: and (?:${verbs}))? (?:the )?(?:soft |whole )?${escape(food)}(?: (?:from its skins?|thinly|finely|well|small|fine|in [a-z ]+))?`;
  return text
    .replace(new RegExp(String.raw`,? and ${done}(?=[,;.]|$)`, "gi"), "")
    .replace(new RegExp(String.raw`, ${done}(?=,)`, "gi"), "")
    .replace(new RegExp(String.raw`, ${done} and `, "gi"), " and ")
    .replace(new RegExp(String.raw`(^|[.;] )${done}(?:, (?:and )?| and )`, "gi"), "$1");
};

/** "Butter the bread" asks for butter as a verb; vegan butter is none. */
export const asNouns = (text: string): string =>
  text.replace(/\b[Bb]utter (?=(?:the|a|an|each|both|some)\b)/g, (found) =>
    found.startsWith("B") ? "Spread butter on " : "spread butter on ",
  );

/** What is done to a food that is gone is not done to what stands in for it. */
export const handledAs = (text: string, from: Food, to: Food, toWord: string): string => {
  const cut = to.kind === "fat" && from.kind !== "fat" ? without(text, CUT, toWord) : text;
  if (!isFlesh(from) || isFlesh(to)) {
    const isFish = from.kind === "shellfish" && to.kind !== "shellfish";
    return isFish ? cut.replace(/\b(?:just )?pink(?: and (?:firm|opaque))?\b/g, "firm") : cut;
  }
  return without(cut, ANIMAL, toWord)
    .replace(new RegExp(String.raw`\braw (?=${escape(toWord)})`, "gi"), "")
    .replace(/\b(?:just )?pink(?: and (?:firm|opaque))?(?=[,;.]|$)/g, "hot through")
    .replace(/\buntil its fat runs\b/g, "until it colors")
    .replace(/, pour off (?:most of the |most |the |its )?fat\b/g, "");
};
