import type { Food } from "../foods/food.ts";
import { asGreens } from "./as-greens.ts";
import { infusedIn } from "./infused-in.ts";
import { BEGINS_A_CLAUSE, capitalise, escape, holds } from "./rename.ts";
import { isFlesh } from "./retell-heat.ts";

/** What is done to garlic and not to oil, to a chicken leg and not to tofu. */
const CUT = "peel|slice|chop|mince|crush|smash|grate|press|pound";
const ANIMAL = "skin|bone|debone|devein|shell|peel|scrub|joint|clean|pound|soak";

/** What is said before the last thing to do, which is the last one then. */
const ANOTHER_PART = String.raw`(?:${CUT}|${BEGINS_A_CLAUSE})\b[^,.;]+`;

const without = (text: string, verbs: string, food: string): string => {
  if (!holds(text, food)) return text;
  const done = String.raw`(?:${verbs})(?: and (?:${verbs}))? (?:the )?(?:soft |whole )?${escape(food)}(?: (?:from its skins?|thinly|thin|flat|finely|well|small|fine|in [a-z ]+))?`;
  const beside = new RegExp(String.raw`\b(${verbs}) (?:the )?${escape(food)} with `, "gi");
  return text
    .replace(beside, "$1 ")
    .replace(new RegExp(String.raw`, (${ANOTHER_PART}),? and ${done}(?=[;.]|$)`, "gi"), " and $1")
    .replace(new RegExp(String.raw`,? and ${done}(?=[,;.]|$)`, "gi"), "")
    .replace(new RegExp(String.raw`, ${done}(?=,)`, "gi"), "")
    .replace(new RegExp(String.raw`, ${done} and `, "gi"), " and ")
    .replace(new RegExp(String.raw`(^|[.;] )${done}(?:, (?:and )?| and |; )`, "gi"), "$1");
};

/** A recipe says "the chops" of the meat and "chop" to the cook; only the first is a food. */
export const namingCuts = (text: string, from: Food): string =>
  from.id.endsWith("-chop") ? text.replace(/\b(?<!(?:pork|lamb|veal) )([Cc])hops\b/g, () => from.name) : text;

/** Two foods that are cut together, of which one is poured now: "slice the ginger and garlic oil". */
const withoutCutBeside = (text: string, food: string): string => {
  if (!holds(text, food)) return text;
  const verb = `(?:${CUT})`;
  const said = `(?:the )?${escape(food)}`;
  const end = String.raw`(?=[.;]|$| (?:thinly|finely)\b)`;
  return text
    .replace(
      new RegExp(
        String.raw`\b(${verb}) ${said}(?:, | and )(?!(?:and |then )*(?:${verb}|${BEGINS_A_CLAUSE})\b)`,
        "gi",
      ),
      "$1 ",
    )
    .replace(new RegExp(String.raw`, (${ANOTHER_PART}),? and ${verb} ${said}${end}`, "gi"), " and $1")
    .replace(new RegExp(String.raw`,? (?:and )?${verb} ${said}${end}`, "gi"), "")
    .replace(
      new RegExp(
        String.raw`\b(${verb}\b[^.;]*?)(?:,? and| or|,) ${said}(?=,| and (?:then )?(?:${verb}|${BEGINS_A_CLAUSE})\b|${end.slice(3)}`,
        "gi",
      ),
      "$1",
    )
    .replace(
      new RegExp(
        String.raw`\b(${verb} (?!(?:it|them)\b)[^.;,]*), ${said}(?= and (?!(?:then )?(?:${verb}|${BEGINS_A_CLAUSE})\b))`,
        "gi",
      ),
      "$1",
    );
};

/** Oil is neither whole nor minced. */
const asPoured = (text: string, toWord: string): string =>
  text.replace(
    new RegExp(
      String.raw`\b(?:whole|peeled|sliced|minced|crushed|grated|chopped|unpeeled|bruised) (?=${escape(toWord)})`,
      "gi",
    ),
    "",
  );

/** What becomes of flesh on the bone, and of the fat that runs out of it, becomes of no bean. */
const NO_FLESH: readonly (readonly [RegExp, string])[] = [
  [/\bin (?:its|their|the \p{L}+) (?:own )?fat\b/giu, "in the same pan"],
  [/,? (?:keeping|leaving|saving) (?:its|the|their) fat(?: in the pan)?\b/giu, ""],
  [/,? pour(?:ing)? off (?:most of the |most of its |most |the |its )?fat(?: and)?(?=[ ,.;])/giu, ""],
  [/ (?:off|from) the bones?\b/giu, ""],
  [/,? breaking (?:it|them) up\b/giu, ""],
  [/ (?:out of|from) (?:its|their|the) (?:skins?|casings?)\b/giu, ""],
  [/\brender(?= the\b| it\b)/gu, "fry"],
  [/\bRender(?= the\b| it\b)/gu, "Fry"],
  [/,? (?:and )?crush(?:ing)? (?:its|the|their) bones\b/giu, ""],
  [/,? (?:and )?discard(?:ing)? (?:the|its) fat\b/giu, ""],
  [/\bcrisp skin, /giu, ""],
  [/\brest (?:it |them )?and (?=(?:slice|dice|cut|cube)\b)/giu, ""],
  [/\bMassage (?=the )/gu, "Gently turn "],
  [/\bmassage (?=the )/gu, "gently turn "],
  [/\brest (the [\p{L} ]+?) and slice it\b/giu, "slice $1"],
  [
    /,? and rest (?:it|them)\b(?: (?:for )?(?:a|two|three|four|five|ten) (?:moments?|minutes?))?(?=[,.;]|$)/giu,
    "",
  ],
  [/\bin the fat\b/giu, "in the same pan"],
  [/, skimming(?: [\p{L} ]+?)?(?:,(?= until\b)|(?=[,;.]))/giu, ""],
  [/,? (?:and )?skim(?: (?:it|off|well|often|as it [^,;.]*|the (?:foam|fat|broth|pot)))*(?=[,;.])/giu, ""],
];

/** What opens when it is done, and is thrown away when it does not. */
const SHELLS =
  /[;,]? (?:and )?(?:throw|leave) (?:out|away) [^.;]*\b(?:shut|closed|close|broken|tapped)\b|,? until (?:the shells|they) (?:are )?open\b/gi;

/** Tofu is crumbled where meat is pulled apart, and chickpeas are crushed. */
const shreddedAs = (told: string, to: Food, toWord: string): string => {
  const text = /chickpea/.test(to.id)
    ? told.replace(/\b([Ff])lake (?=(?:the )?chickpeas)/g, (_, first: string) =>
        first === "F" ? "Crush " : "crush ",
      )
    : told;
  const verb = to.id.startsWith("tofu") ? "crumble" : /chickpea|lentil|bean/.test(to.id) ? "crush" : null;
  if (verb === null) return text;
  const found = new RegExp(
    String.raw`\bshred (?=(?:the )?${escape(toWord)})|\b(?<=${escape(toWord)}, )shred\b`,
    "gi",
  );
  return text.replace(
    found,
    (said) => `${said.startsWith("S") ? capitalise(verb) : verb}${said.endsWith(" ") ? " " : ""}`,
  );
};

/** Crumbs do not become crumbs. */
const asCrumbs = (text: string): string =>
  text
    .replace(/, crumbling it(?=[,.;])/gi, "")
    .replace(/\bcrumble (?=(?:the )?crumbled tofu\b)/gi, (said) => capitalAs(said, "put "))
    .replace(/(\bcrumbled tofu\b[^.;]*?)\buntil (?:it is |dry and )?crumbly\b/gi, "$1until it colors");

/** Couscous swells by itself; quinoa has to boil. */
const boiledAs = (text: string, from: Food, to: Food): string =>
  to.id === "quinoa" && from.kind === "grain"
    ? text
        .replace(
          /\bpour (?:the )?(?:hot |boiling )*(?:water|stock) over (?:the )?quinoa(?:,? and cover(?: it| them)?)?/gi,
          "simmer the quinoa in twice its measure of water until its rings open",
        )
        .replace(
          /\b(?:swell|soak|steep|cover|pour)\b[^.;]*?\b(?:water|stock)\b(?: until [^.,;]*?)?(?=[,.;]|$| and )/gi,
          "simmer the quinoa in twice its measure of water until its rings open",
        )
    : text;

const capitalAs = (said: string, text: string): string => (/^\p{Lu}/u.test(said) ? capitalise(text) : text);

const flouring = (text: string): string =>
  text.replace(
    /\b[Ff]lour (it|them|each|the [\p{L} -]+?)(?=[,.;]| (?:a second time|again|lightly)\b| and (?:\p{L}+ing|dip|turn|brown|sear|fry|season|coat)\b)/gu,
    (said, what: string) => capitalAs(said, `turn ${what} in flour`),
  );

/** "Cream half of the butter with the sugar" holds no cream. */
const creaming = (text: string): string =>
  text.replace(/\b[Cc]ream (?=(?:the|half|most|two|butter|sugar|both|brown|a)\b)/g, (said) =>
    capitalAs(said, "beat "),
  );

/** "Butter the bread", "flour the chops" and "roll small balls" ask for them as verbs; vegan butter, almond flour and gluten-free rolls are none. */
export const asNouns = (text: string): string =>
  creaming(flouring(text))
    .replace(/\b[Bb]utter and (sugar|flour) (?=(?:a|the|each) \p{L}+)/gu, (found, dust: string) =>
      capitalAs(found, `spread butter and ${dust} in `),
    )
    .replace(/\broll (?=(?:small|little)\b)/g, "shape ")
    .replace(/\bbuttered (?=sides?\b)/gi, "spread ")
    .replace(/\bbutter (it|them)\b/gi, (found, what: string) => capitalAs(found, `spread butter on ${what}`))
    .replace(
      /\b[Bb]utter (?=(?:the|a|an|each|both|some|one|every|all|half of the (?:bread|toast|slices|rolls))\b)/g,
      (found) => (found.startsWith("B") ? "Spread butter on " : "spread butter on "),
    );

/** Shrimp turn pink and are many; fish turns firm, chicken white, and of tofu it is enough that it is hot. */
const fromShells = (text: string, to: Food, toWord: string): string => {
  const done = to.kind === "poultry" ? "white" : isFlesh(to) ? "firm" : "hot through";
  const isOne = !toWord.endsWith("s");
  // "Dice the avocado and set them with the shrimp" means the avocado.
  const after = new RegExp(
    String.raw`(?<=\b${escape(toWord)}\b.*|^\p{L}+(?:-\p{L}+)? (?:it\b.* )?)\bthem\b`,
    "giu",
  );
  const single = (part: string): string => (isOne ? part.replace(after, "it") : part);
  return without(text, ANIMAL, toWord)
    .replace(/(?<!\bno )\b(?:just )?(?:pink|opaque)(?:,? and (?:just )?(?:firm|opaque|curled))?\b/g, done)
    .replace(/,? (?:and )?curled\b/g, "")
    .split(/(?<=[.;] )/)
    .map(single)
    .join("");
};

/** Leaves are neither warm nor toasted. */
const asLeaves = (text: string, toWord: string): string =>
  text
    .replace(
      new RegExp(String.raw`\bwarm (the ${escape(toWord)}) and fill\b`, "gi"),
      (said, leaves: string) => capitalAs(said, `fill ${leaves}`),
    )
    .replace(
      new RegExp(String.raw`\b(?:warm(?:ed)?|hot|toasted|soft|charred|fresh) (?=${escape(toWord)})`, "gi"),
      "",
    )
    .replace(
      new RegExp(String.raw`(?<=${escape(toWord)}[^.;]*\b(?:with|and) )lettuce\b(?! leaves)`, "gi"),
      "the other lettuce",
    );

/** Cooked lentils are fried and do not brown. */
const asLentils = (text: string): string =>
  text
    .replace(/\b([Bb])rown (?=(?:the )?lentils\b)/g, (_, first: string) => (first === "B" ? "Fry " : "fry "))
    .replace(/(\bfry (?:the )?lentils) hard\b/gi, "$1")
    .replace(
      /(\blentils\b[^.;]*?),? (?:until|till) (?:(?:it|they) (?:is|are) )?(?:well |deep |lightly )?brown(?:ed)?(?: and (?:crumbly|dry|crisp))?(?: in spots| all over)?(?=[,.;]| and | with )/gi,
      "$1",
    );

/** Oil runs already. */
const asOil = (text: string, toWord: string): string =>
  text.replace(
    new RegExp(
      String.raw`\bmelt (?=(?:the |some |a little |a spoon of |half of the |most of the |(?:two )?thirds? of the |the rest of the )?${escape(toWord)}\b)`,
      "gi",
    ),
    (said) => capitalAs(said, "warm "),
  );

/** Chicken is done when it is white, and tofu always was. */
const whiteOf = (toWord: string): RegExp =>
  new RegExp(
    String.raw`(\b${escape(toWord)}\b[^.;,]*?)\buntil (?:it is |they are )?(?:just |all )?white\b(?: (?:all over|through|outside))?`,
    "giu",
  );

/** Gelatin swells in the cold; agar has to boil. */
const asAgar = (text: string): string =>
  text
    .replace(/\bsprinkle the agar on ([^.;]*?) and let it swell\b/gi, (said, where: string) =>
      capitalAs(said, `whisk the agar into ${where}`),
    )
    .replace(/\bdissolve the agar(?: in it)?/gi, (said) => capitalAs(said, "stir in the agar"))
    .replace(/\bstir in the agar\b/gi, "$& and boil it for two minutes")
    .replace(/, not boiling\b/gi, "");

const SOME =
  "(?:(?:the|some|a little|half of the|most of the|the rest of the|the remaining|the other|the last|a third of the|two thirds of the) )?";

/** Ghee has nothing in it that foams or browns. */
const asGhee = (text: string): string =>
  text
    .replace(new RegExp(String.raw`\bbrown (?=${SOME}(?:ghee|vegan butter)\b)`, "gi"), (said) =>
      capitalAs(said, "melt "),
    )
    .replace(/(\bmelt (?:the )?(?:ghee|vegan butter)) lightly\b/gi, "$1")
    .replace(new RegExp(String.raw`\bfoam (?=${SOME}ghee\b)`, "gi"), (said) => capitalAs(said, "heat "))
    .replace(/\bfoaming (?=ghee\b)/gi, (said) => capitalAs(said, "hot "))
    .replace(/(\bghee\b[^.;]*?)\buntil it (?:foams|stops foaming)\b/gi, "$1until it is hot")
    .replace(/(\bghee) foams\b/gi, "$1 is hot");

/** Flakes are scattered. */
const asFlakes = (text: string): string =>
  text
    .replace(/\bgrate (?=(?:the )?nutritional yeast (?:over|on)\b)/gi, (said) => capitalAs(said, "scatter "))
    .replace(/(\bnutritional yeast) (?:very )?finely\b/gi, "$1")
    .replace(/\bgrate (?=(?:the )?nutritional yeast\b)/gi, (said) => capitalAs(said, "weigh out "))
    .replace(/\b(?:finely )?(?:grated|shaved|shavings of) (?=nutritional yeast\b)/gi, "");

/** Of the crumbs that became flour none are left. */
const withoutCrumbs = (text: string, toWord: string): string =>
  text.replace(
    /\b(the|with) ((?:other|remaining|last|rest of the|toasted|warm) )?crumbs\b/gi,
    (_, the: string, which = "") => `${the} ${which}${toWord}`,
  );

/** Crumbs are warmed, and are one tofu. */
const asCrumbledEgg = (text: string): string =>
  text
    .replace(/\bscramble (?=(?:the )?tofu\b)/gi, (said) => capitalAs(said, "warm "))
    .replace(/(\btofu\b[^.;]*) (lift|tip|slide|take) them (?=out|in|on)/gi, "$1 $2 it ");

/** It comes loose, and nobody breaks it up. */
const asLooseRice = (text: string): string =>
  text
    .replace(
      /\b(?:break|crumble|loosen) (?:the )?(?:cold )?cauliflower rice(?: up)?(?: with (?:wet|your) hands)?(?:; |, (?:and )?| and )/gi,
      "",
    )
    .replace(
      /,? and (?:break|crumble|loosen) (?:the )?(?:cold )?cauliflower rice(?: up)?(?: with (?:wet|your) hands)?(?=[.;,])/gi,
      "",
    );

/** A starch is stirred into cold water first, and this is sprinkled. */
const asGum = (text: string): string =>
  text.replace(
    /\b(xanthan gum),? (?:(?:stirred|mixed|slaked|dissolved) )?(?:in|into|with) (?:a little |some |a spoon of )?(?:cold )?water\b/gi,
    "$1",
  );

/** What is done to a food that is gone is not done to what stands in for it. */
export const handledAs = (text: string, from: Food, to: Food, toWord: string): string => {
  const isPoured = to.kind === "fat" && from.kind !== "fat";
  const poured = isPoured ? asPoured(without(withoutCutBeside(text, toWord), CUT, toWord), toWord) : text;
  const cut = /(?<!coconut-)oil$/.test(to.id) ? asOil(poured, toWord) : poured;
  if (isPoured) return infusedIn(cut, toWord);
  if (/^(?:ghee|butter-vegan)$/.test(to.id)) return asGhee(cut);
  if (to.id === "nutritional-yeast") return asFlakes(cut);
  if (to.id === "xanthan-gum") return asGum(cut);
  if (to.id === "cauliflower-rice") return asLooseRice(cut);
  if (to.id === "shirataki") return cut.replace(/\b(?:glass|soaked|drained) (?=shirataki\b)/gi, "");
  if (to.id === "cauliflower")
    return cut
      .replace(/\bcauliflower (?:slices|wedges|cubes|chunks|rounds|sticks|halves)\b/gi, "cauliflower")
      .replace(/\b(?:cube|quarter|halve) (?=(?:the )?cauliflower(?! and)\b)/gi, (said) =>
        capitalAs(said, "divide "),
      );
  if (to.id === "spring-onion-green") return asGreens(cut);
  if (to.id === "agar") return asAgar(cut);
  if (/^(?:breadcrumbs|panko)/.test(from.id) && !/breadcrumbs/.test(to.id)) return withoutCrumbs(cut, toWord);
  if (from.id === "ginger-garlic-paste") return cut.replace(/\bginger paste\b/gi, "ginger");
  if (to.id === "quinoa") return boiledAs(cut, from, to);
  if (to.id === "butter-lettuce") return asLeaves(cut, toWord);
  if (/mussel|clam|oyster/.test(from.id)) return cut.replace(SHELLS, "");
  if (from.kind === "shellfish" && to.kind !== "shellfish") return fromShells(cut, to, toWord);
  if (from.kind === "egg" && to.id.startsWith("tofu")) return asCrumbledEgg(cut);
  if (!isFlesh(from) || isFlesh(to)) return cut;
  const told = NO_FLESH.reduce(
    (said, [pattern, by]) => said.replace(pattern, by),
    without(cut, ANIMAL, toWord),
  );
  const eaten = to.id.startsWith("lentil")
    ? asLentils(told)
    : toWord === "crumbled tofu"
      ? asCrumbs(told)
      : told;
  return shreddedAs(eaten, to, toWord)
    .replace(new RegExp(String.raw`\b(?:minced|ground) (?=${escape(toWord)}\b)`, "gi"), "")
    .replace(new RegExp(String.raw`\braw (?=${escape(toWord)})`, "gi"), "")
    .replace(new RegExp(String.raw`\brender (?=(?:the )?${escape(toWord)})`, "gi"), (said) =>
      capitalAs(said, "fry "),
    )
    .replace(
      /(?<!\b(?:shrimp|lobster|salmon)\b[^.;,]*)\b(?:just )?pink(?: and (?:firm|opaque))?(?=[,;.]|$)/g,
      "hot through",
    )
    .replace(/\buntil its fat runs\b/g, "until it colors")
    .replace(/\buntil it (?:has changed|changes) color\b/gi, "until it is coated")
    .replace(whiteOf(toWord), "$1until it begins to color")
    .replace(
      new RegExp(String.raw`(\b${escape(toWord)}\b[^.;]*?)\bcooked through\b`, "giu"),
      "$1hot through",
    );
};
