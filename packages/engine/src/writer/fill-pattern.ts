import { pluralOf } from "@meal/reader/words/plural";
import type { Food } from "../foods/food.ts";
import type { IngredientRole } from "../dishes/dish.ts";
import { findExchange, plainWord } from "../dishes/find-exchange.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Pattern, PatternLine } from "./pattern.ts";
import type { Wish } from "./read-wish.ts";
import { cutFor, flavourGrams, flavourRole, gramsAlone, gramsInstead, slotsIn } from "./slots.ts";
import words from "./words.json" with { type: "json" };

/** A slot with its foods; grams are for one serving and each food. */
export type FilledSlot = {
  readonly slot: string;
  readonly role: IngredientRole;
  readonly preparation: string;
  readonly parts: readonly { readonly food: Food; readonly grams: number }[];
};

/** One food stands in for another because somebody may not eat it. */
type Replacement = { readonly from: Food; readonly words: string; readonly to: Food | null };

export type Filling = {
  readonly slots: readonly FilledSlot[];
  readonly replacements: readonly Replacement[];
};

const SEASONINGS: Readonly<Record<string, readonly string[]>> = words.seasonings;

/** The nearest food that may be eaten instead, over the table of exchanges. */
const insteadOf = (
  kitchen: Kitchen,
  food: Food,
  role: IngredientRole,
  isAllowed: (food: Food) => boolean,
): Food | null => {
  const dish = kitchen.planner.corpus.dishes[0];
  if (dish === undefined) return null;
  const it = { foodId: food.id, grams: 100, measure: "", role, preparation: "", isOptional: false };
  const found = findExchange(
    it,
    { ...dish, exchanges: [] },
    kitchen.planner.table,
    kitchen.foods.byId,
    isAllowed,
  );
  return found?.to ?? null;
};

type Given = { readonly food: Food; readonly isNamed: boolean };

const givenFoods = (
  kitchen: Kitchen,
  wish: Wish,
  pattern: Pattern,
): { given: Given[]; replacements: Replacement[] } => {
  const given: Given[] = [];
  const replacements: Replacement[] = [];
  for (const { food: said, words: text } of wish.named) {
    // The facts of a dish name the very cut.
    const isExact = wish.fact !== null && text === "";
    const food = isExact ? said : cutFor(said, pattern.id, kitchen.foods.byId);
    if (wish.isAllowed(food)) {
      given.push({ food, isNamed: true });
      continue;
    }
    const to = insteadOf(kitchen, food, "protein", wish.isAllowed);
    replacements.push({ from: food, words: text, to });
    if (to !== null) given.push({ food: to, isNamed: true });
  }
  for (const food of [...wish.flavours, ...wish.atHand]) {
    const cut = cutFor(food, pattern.id, kitchen.foods.byId);
    if (wish.isAllowed(cut) && !given.some((one) => one.food.id === cut.id))
      given.push({ food: cut, isNamed: wish.flavours.includes(food) });
  }
  return { given, replacements };
};

const isChoiceOf = (line: PatternLine, food: Food): boolean =>
  line.slot === food.id || line.choices.some((choice) => choice.includes(food.id));

/** An egg that is ready is laid on the dish at the end, where a dish has an end to lay it on. */
const isLaidOn = ({ steps }: Pattern, { id }: Food): boolean =>
  /^egg-(?:boiled|fried|poached)$/.test(id) && steps.some(({ condition }) => condition === "?finish");

/** The slot of the pattern that a food goes to: where the pattern names it, else by its kind. */
const slotFor = (pattern: Pattern, food: Food): PatternLine | null => {
  const own = pattern.lines.find((line) => isChoiceOf(line, food));
  if (isLaidOn(pattern, food)) return null;
  if (own !== undefined) return own;
  for (const slot of slotsIn(food, pattern.id)) {
    const line = pattern.lines.find((one) => one.slot === slot && one.isOpen);
    if (line !== undefined) return line;
  }
  return null;
};

const MOST_IN_A_SLOT = 4;
const MOST_BY_FACT = 6;

const MEAT_STOCK = /^stock-(?:chicken|beef)/;

/** Meat stock goes with meat only. */
const choicesOf = (line: PatternLine, isMeaty: boolean): PatternLine["choices"] =>
  isMeaty ? line.choices : line.choices.filter((choice) => !choice.some((id) => MEAT_STOCK.test(id)));

const usualFoods = (
  kitchen: Kitchen,
  line: PatternLine,
  isMeaty: boolean,
  isAllowed: (food: Food) => boolean,
): Food[] => {
  for (const choice of choicesOf(line, isMeaty)) {
    const foods = choice.flatMap((id) => kitchen.foods.byId(id) ?? []).filter(isAllowed);
    if (foods.length > 0) return foods;
  }
  return [];
};

const foodsOfLine = (
  kitchen: Kitchen,
  line: PatternLine,
  named: readonly Food[],
  isMeaty: boolean,
  isAllowed: (food: Food) => boolean,
  isWhole: boolean,
): Food[] => {
  if (named.length > 0 && (!line.isJoined || isWhole))
    return named.slice(0, isWhole ? MOST_BY_FACT : MOST_IN_A_SLOT);
  const usual = usualFoods(kitchen, line, isMeaty, isAllowed);
  const more = usual.filter((food) => !named.includes(food));
  return [...named, ...more.slice(0, Math.max(0, usual.length - named.length))].slice(0, MOST_IN_A_SLOT);
};

/** Cooked where the usual food is cooked, raw where it is raw. */
const inStateOf = (kitchen: Kitchen, food: Food, usual: Food | undefined): Food => {
  if (usual === undefined || !usual.id.endsWith("-cooked") || food.id.endsWith("-cooked")) return food;
  return kitchen.foods.byId(`${food.id}-cooked`) ?? food;
};

const fillLine = (kitchen: Kitchen, line: PatternLine, foods: readonly Food[]): FilledSlot => {
  const usual = kitchen.foods.byId(line.choices[0]?.[0] ?? "");
  const share = (line.grams * (foods.length > 1 && !line.isJoined ? 1.15 : 1)) / foods.length;
  const parts = foods.map((food) => {
    const ready = inStateOf(kitchen, food, usual);
    return {
      food: ready,
      grams: usual === undefined ? gramsAlone(ready, line.slot, share) : gramsInstead(ready, usual, share),
    };
  });
  return { slot: line.slot, role: line.role, preparation: line.preparation, parts };
};

const seasoningSlots = (kitchen: Kitchen, wish: Wish, pattern: Pattern): FilledSlot[] => {
  const cuisine = wish.cuisine;
  if (pattern.seasoned !== "cuisine" || cuisine === null || cuisine === pattern.cuisine) return [];
  return (SEASONINGS[cuisine] ?? []).flatMap((text): FilledSlot[] => {
    const [foods = "", grams = "1"] = text.split("|").map((part) => part.trim());
    const food = foods
      .split("/")
      .flatMap((id) => kitchen.foods.byId(id) ?? [])
      .find(wish.isAllowed);
    const isThere = food === undefined || pattern.lines.some((line) => isChoiceOf(line, food));
    return isThere ? [] : [flavourSlot(food, Number(grams))];
  });
};

const flavourSlot = (food: Food, grams: number): FilledSlot => ({
  slot: "flavour",
  role: flavourRole(food),
  preparation: "",
  parts: [{ food, grams }],
});

const lessSalty = (kitchen: Kitchen, wish: Wish, food: Food): Food =>
  wish.diets.includes("low-sodium") ? (kitchen.foods.byId(`${food.id}-low-sodium`) ?? food) : food;

/** Chooses the foods of a pattern: what the person named, else what is usual and may be eaten. */
export const fillPattern = (kitchen: Kitchen, wish: Wish, pattern: Pattern): Filling => {
  const { given, replacements } = givenFoods(kitchen, wish, pattern);
  const bySlot = Map.groupBy(given, ({ food }) => slotFor(pattern, food)?.slot ?? "");
  const isMeaty = given.some(({ food }) => ["meat", "poultry"].includes(food.kind));
  const open = pattern.lines.flatMap((line) => {
    const waiting = bySlot.get(line.slot) ?? [];
    const spoken = waiting.filter(({ isNamed }) => isNamed);
    const named = (spoken.length > 0 ? spoken : waiting).map(({ food }) => food);
    // The facts of a dish are all of its vegetables; what is usual elsewhere does not join them.
    const isWhole = wish.fact !== null;
    const foods = foodsOfLine(kitchen, line, named, isMeaty, wish.isAllowed, isWhole).map((food) =>
      lessSalty(kitchen, wish, food),
    );
    const isPumpkinPie =
      pattern.category === "dessert" &&
      line.slot === "fruit" &&
      named.length === 0 &&
      bySlot.has("vegetable");
    return foods.length === 0 || isPumpkinPie ? [] : [fillLine(kitchen, line, foods)];
  });
  const isReadyDough = open.some(
    ({ slot, parts }) => slot === "crust" && /dough/.test(parts[0]?.food.id ?? ""),
  );
  // A ready dough needs nothing to bind it.
  const slots = isReadyDough ? open.filter(({ slot }) => slot !== "bind") : open;
  const loose = (bySlot.get("") ?? []).filter(({ isNamed }) => isNamed).slice(0, 6);
  const flavours = loose.map(({ food }) => flavourSlot(food, flavourGrams(food)));
  return {
    slots: onceEach([...slots, ...flavours, ...seasoningSlots(kitchen, wish, pattern)]),
    replacements,
  };
};

/** A food stands in one line only; the first keeps it. */
const onceEach = (slots: readonly FilledSlot[]): FilledSlot[] => {
  const seen = new Set<string>();
  return slots.flatMap((slot) => {
    const parts = slot.parts.filter(({ food }) => !seen.has(food.id));
    for (const { food } of parts) seen.add(food.id);
    return parts.length === 0 ? [] : [{ ...slot, parts }];
  });
};

const SHOP_WORDS =
  /^(?:(?:fresh|dried|raw|extra-firm|firm|low-moisture|whole-milk|salted|unsalted|plain|canned|whole|low-sodium|yellow|boneless|skinless|soft|old-fashioned|rolled) )+/;
const COUNTED_WORD =
  /\b(?:bean|tomato|mushroom|potato|pepper|carrot|onion|egg|tortilla|strawberry|raspberry|blueberry|banana|apple|pea|chickpea|lentil|courgette|cucumber|oat|almond|walnut|scallop|sausage|mussel|clam|date|peach|pear|sprout|snow pea|shallot)$/;

/** A food as a cook says it inside a sentence. */
export const saidName = (food: Food): string => {
  const name = plainWord(food)
    .replace(SHOP_WORDS, "")
    .replace(/ \d+%.*$/, "");
  return COUNTED_WORD.test(name) && food.kind !== "spice" ? pluralOf(name) : name;
};
