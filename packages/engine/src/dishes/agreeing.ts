import { escape, holds } from "./rename.ts";

/** Before these a food stands in the singular: pumpkin seed caramel, lentil filling. */
const NOUNS =
  "balls?|batter|chili|burritos?|bolognese|keema|curry|casserole|lasagna|broth|buns?|burgers?|dumplings?|pastries|pies?|rolls?|cakes?|caramel|cream|crumbs|crumbles?|crust|dip|dressing|filling|glaze|gravy|layer|mash|meatballs?|mixture|pancakes?|paste|patties|rag[uù]|rub|salad|sandwich|sauce|skewers?|soup|spread|stew|tacos?|topping";

/** Verbs that follow a food in a clause of its own, as one and as many have them. */
const VERBS: readonly (readonly [one: string, many: string])[] = [
  ["is", "are"],
  ["has", "have"],
  ["does", "do"],
  ["goes", "go"],
  ["takes", "take"],
  ["reads", "read"],
  ["falls", "fall"],
  ["needs", "need"],
  ["comes", "come"],
  ["softens", "soften"],
];

const isPlural = (word: string): boolean =>
  /[^s]s$/.test(word) && !/(?:couscous|asparagus|aminos|hummus|molasses)$/.test(word);

const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");

const agreedVerb = (verb: string, isMany: boolean): string => {
  const pair = VERBS.find((forms) => forms.includes(verb));
  // "The tofu are" is wrong; "fry the tofu, take it out" is an order to the cook.
  if (isMany) return pair?.[1] ?? verb;
  return verb === "are" ? "is" : verb === "have" ? "has" : verb;
};

const DONE_TO =
  "mash|crush|drain|cut|toss|slice|dice|turn|roast|salt|spread|lay|return|lift|keep|dress|stir|fold|cool|brown|fry|rinse|cube|chop|simmer|boil|steam|take|set|put|add";

const MEANS_MANY = /\b(?:them|they are|these)\b/i;

/** Of buns there is one and there are many; of bread there is only bread. */
const asOne = (text: string, word: string): string => {
  const told = MEANS_MANY.test(text) ? meaningOne(text, escape(word)) : text;
  if (!word.endsWith("bread")) return told;
  return told.replace(new RegExp(String.raw`\ban? ((?:\p{L}+ )?${escape(word)})\b`, "giu"), "$1");
};

const meaningOne = (text: string, said: string): string => {
  const built = new RegExp(
    String.raw`(\b${said}\b[^.;]*?(?: and|,) (?:build|fill|spread|split|stack|top)) them\b`,
    "giu",
  );
  // "Boil the cauliflower, mash them" was said of potatoes.
  const alone = new RegExp(
    String.raw`((?<=\b(?:${DONE_TO}|peel) (?:the )?)${said}(?: meanwhile| (?:until|for|in) [^.;,]*?)?(?:,| and)(?: then)? (?:${DONE_TO})) them\b(?! and the)`,
    "giu",
  );
  const again = new RegExp(
    String.raw`(\b${said}(?:,| and) (?:${DONE_TO}) it and (?:${DONE_TO})) them\b`,
    "giu",
  );
  const until = new RegExp(String.raw`(\bthe ${said}(?: just)? until) they are\b`, "giu");
  const moved = new RegExp(String.raw`(\b${said}\b[^.;]*?\b(?:turning|tossing|stirring)) these\b`, "giu");
  return text
    .replace(built, "$1 it")
    .replace(alone, "$1 it")
    .replace(again, "$1 it")
    .replace(until, "$1 it is")
    .replace(moved, "$1 it");
};

const asMany = (text: string, word: string): string => {
  const said = escape(word);
  return text
    .replace(
      new RegExp(
        String.raw`(\b${said} and (?:fill|build|spread|split|stack|top|close)|\b(?:brown|fry|sear) (?:the )?${said}\b[^.;]*?\bbeside) it\b`,
        "giu",
      ),
      "$1 them",
    )
    .replace(
      new RegExp(String.raw`\b(each|every|one) (${said})\b`, "giu"),
      (_, each: string, food: string) => `${each} ${singular(food)}`,
    )
    .replace(new RegExp(String.raw`\ban? ((?:\p{L}+ )?${said})\b(?! (?:${NOUNS})\b)`, "giu"), "$1")
    .replace(
      new RegExp(
        String.raw`\b(${said}) (?=(?:(?!(?:and|or|with|in|on|to|into|over|for|until|from)\b)\p{L}+ )?(?:${NOUNS})\b)`,
        "giu",
      ),
      (_, food: string) => `${singular(food)} `,
    );
};

/** Nobody counts these: there is tofu on top, and no tofu. */
const UNCOUNTED = /^(?:tofu|seitan|jackfruit|tempeh)$/;

/** A chicken, and an eggplant. */
const withArticle = (text: string, word: string): string => {
  if (UNCOUNTED.test(word))
    return text.replace(new RegExp(String.raw`\ban? (?=${escape(word)}\b)`, "gu"), "");
  const article = /^[aeiou]/i.test(word) ? "an" : "a";
  return text.replace(
    new RegExp(String.raw`\b(A|a)n? (?=${escape(word)}\b)`, "gu"),
    (_, first: string) => `${first === "A" ? article.charAt(0).toUpperCase() + article.slice(1) : article} `,
  );
};

/** "The lentils are", where the meat was; "lentil stew", where there was beef stew. */
export const agreeing = (text: string, word: string): string => {
  if (!holds(text, word)) return text;
  const isMany = isPlural(word);
  const told = text.replace(
    new RegExp(
      String.raw`(?<!\b(?:and|or|(?:grain|lump|bit) of) (?:the )?)\b(${escape(word)}) (${VERBS.flat().join("|")})\b`,
      "giu",
    ),
    (_, food: string, verb: string) => `${food} ${agreedVerb(verb.toLowerCase(), isMany)}`,
  );
  const one = isMany
    ? told
    : told.replace(
        new RegExp(
          String.raw`\b(until (?:the )?${escape(word)}) (fall|soften|come|yield|break|read)\b`,
          "giu",
        ),
        "$1 $2s",
      );
  return withArticle(isMany ? asMany(one, word) : asOne(one, word), word);
};
