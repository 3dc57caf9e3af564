import type { Food } from "../foods/food.ts";
import { onceFor } from "./once-for.ts";
import { plainWord, wordsFor } from "./find-exchange.ts";

/** Last words of names that are verbs in a recipe, or name what any dish has. */
const SAYS_NOTHING = new Set(
  (
    "curry " +
    "chop mince roast slice peel spread wrap roll crumb crisp toast season salt water pepper ground top strip skin " +
    "dice cut halve quarter brown blend dip leave thread broil char mash husk flake sprinkle drain rinse stew fry sauce paste oil powder juice seed leaf leaves mix extract mixture dressing cube stick stalk heart floret wedge ring chunk sheet ribbon ball bar sprig head bunch ear half " +
    "substitute broth whites yolks raw cooked dried fresh frozen canned smoked boneless shell bone piece egg bag packet cup drink"
  ).split(" "),
);

/** Foods whose kind a recipe says where it means them: "shred the meat", "drain the noodles". */
const KIND_WORDS: Readonly<Record<string, readonly string[]>> = {
  meat: ["meat"],
  poultry: ["meat", "bird"],
  fish: ["fillet"],
  nut: ["nut"],
};

const kindWords = (food: Food): readonly string[] =>
  /noodle|soba|udon|ramen|vermicelli/.test(food.id)
    ? ["noodles", "noodle", ...(food.id.startsWith("egg-noodle") ? ["egg pasta"] : [])]
    : food.kind === "pasta"
      ? ["pasta"]
      : [
          ...(KIND_WORDS[food.kind] ?? []),
          ...(food.kind === "meat" && food.tags.includes("pork") ? ["pork"] : []),
        ];

/** Parts of ids that are no sort of cheese or bread. */
const NO_SORT = new Set(
  (
    "sour light whole white fresh plain low fat free reduced part skim greek cream milk heavy half and blue goat dry " +
    "sweet corn flour wheat rice gluten multigrain rye sub slider burger hot dog brown red crusty cottage whipped " +
    "condensed evaporated double cheese bread vegan monterey grated yogurt lowfat nonfat queso fried flat lactose"
  ).split(" "),
);

const one = (word: string): string => word.toLowerCase().replace(/(?<=[^s])s$/, "");

const namesOf = (food: Food): readonly string[] => [food.name, ...food.aliases, food.id.replaceAll("-", " ")];

/** Every word of every name of a food, in the singular. */
const calledBy = onceFor(
  (food: Food): ReadonlySet<string> =>
    new Set(
      [...namesOf(food), ...kindWords(food), ...wordsFor(food, undefined)].flatMap((name) =>
        name
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .map((part) => one(part)),
      ),
    ),
);

/** Whether a food may be called so: a cheddar by "cheddar", a beef stock by "stock". */
const isCalled = (food: Food, word: string): boolean => calledBy(food).has(one(word));

const GRADES =
  /^(?:(?:fresh|dried|canned|frozen|low[- ]sodium|low-fat|plain|unsalted|salted|light|dark|ground|whole|raw|thai) )+/i;

/** A cheese goes by its sort alone. */
const sortsOf = ({ id, kind }: Food): readonly string[] =>
  kind === "dairy" || kind === "bread" ? id.split("-").filter((word) => !NO_SORT.has(word)) : [];

/** "Beaten egg" is not meant by "beaten". */
const SAYS_HOW =
  /^(?:whole|fresh|raw|ground|half|dry|hot|cold|large|small|medium|extra|jumbo|big|thick|thin|plain|low|high|\p{L}+(?:ed|en))$/iu;

/**
 * Seeds of a pomegranate are the pomegranate, the powder of an onion the onion, where there is no other; vegetables are
 * no vegetable oil.
 */
const withoutForm = (name: string): string[] => {
  const words = name.split(" ");
  const isForm = words.length > 1 && SAYS_NOTHING.has(one(words.at(-1) ?? ""));
  // Of "anchovies in oil" the anchovies are left.
  const rest = words
    .slice(0, -1)
    .join(" ")
    .replace(/ (?:in|with|of|and)$/, "");
  return isForm && !SAYS_HOW.test(rest) && rest !== "vegetable" ? [rest] : [];
};

/** "Brown onion and garlic" asks the cook for something. */
const ASKS = /^(?:brown|mince|roast|toast|fry|grate|mash|dice|slice|crush) (?=onion|garlic|potato|meat)/i;

/** What a food may be called for short, where it is the only one. */
const shortNames = onceFor((food: Food): readonly string[] => {
  const aliases = food.aliases.filter((alias) => !ASKS.test(alias));
  const names = [plainWord(food), ...aliases].flatMap((name) => [name, name.replace(GRADES, "")]);
  const heads = names.flatMap((name) =>
    name
      .replace(/\s*\(.*\)/, "")
      .split(" ")
      .slice(-1)
      .filter((word) => !SAYS_HOW.test(word)),
  );
  return [...names, ...names.flatMap(withoutForm), ...heads, ...sortsOf(food), ...kindWords(food)]
    .map((name) => one(name))
    .filter((word) => word.length > 2 && !/\d/.test(word) && !SAYS_NOTHING.has(one(word)));
});

/**
 * Every word by which the text of a dish may mean this food and no other of the dish: "stock" where it has one stock,
 * "the meat" where it has one meat.
 */
export const spokenWords = (
  food: Food,
  given: readonly string[],
  others: readonly Food[],
  all: readonly Food[],
): string[] => {
  // Of two cheeses that go, neither is the cheese.
  const plain = given.filter((word) => word !== "cheese" || !all.some((other) => isCalled(other, word)));
  const short = shortNames(food).filter(
    (word) =>
      word.includes(" ") || !(word === "cheese" ? all : others).some((other) => isCalled(other, word)),
  );
  return [...new Set([...plain, ...short])];
};
