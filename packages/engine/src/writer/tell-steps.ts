import { listed } from "../dishes/listed.ts";
import type { DishStep } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { boilingMinutes, donenessOf, needsCooking } from "./doneness.ts";
import { type FilledSlot, saidName } from "./fill-pattern.ts";
import type { Pattern, PatternStep } from "./pattern.ts";

/** What the steps of a dish may speak of. */
type Table = {
  readonly pattern: Pattern;
  readonly slots: readonly FilledSlot[];
  readonly isFrozen: boolean;
};

/** The foods of a slot, or of several at once ("onion+garlic"), in the order of their names. */
const foodsOf = ({ slots }: Table, names: string): Food[] =>
  names
    .split("+")
    .flatMap((name) => slots.filter(({ slot }) => slot === name))
    .flatMap(({ parts }) => parts.map(({ food }) => food));

const namesOf = (foods: readonly Food[]): string => listed(foods.map(saidName));

/** How a thing that may be missing is spoken of: "{cheese-too}" becomes " and the feta", or nothing. */
const PHRASES: Readonly<Record<string, (name: string) => string>> = {
  too: (name) => ` and the ${name}`,
  on: (name) => `, with the ${name} on top for the last minute`,
  back: (name) => `, the ${name}`,
  first: (name) => `scatter with the ${name}, `,
  spread: (name) => ` and spread with the ${name}`,
  top: (name) => `, then top with the ${name}`,
  cut: (name) => `, dice the ${name}`,
};
const CATCH_ALL = new Set(["seasoning", "dry-too", "toppings", "fillings", "everything"]);

const proteinsOf = (table: Table): Food[] => foodsOf(table, "protein");

const doneText = (table: Table): string => donenessOf(proteinsOf(table))?.text ?? "until hot";

const groundText = (table: Table): string => {
  const kind = donenessOf(proteinsOf(table))?.kind ?? "other";
  if (kind === "poultry") return "until cooked through (74 °C / 165 °F inside)";
  return kind === "meat" || kind === "mince"
    ? "until cooked through (71 °C / 160 °F inside)"
    : doneText(table);
};

const fill = (table: Table, text: string, leftover: readonly Food[]): string => {
  let isSaid = false;
  const sayLeft = (): string => {
    const said = leftover.length === 0 || isSaid ? "" : ` and the ${namesOf(leftover)}`;
    isSaid = true;
    return said;
  };
  return text.replace(/\{([a-z+-]+)(?:\|([^}]*))?\}/g, (_, key: string, otherwise?: string) => {
    if (key === "done") return doneText(table);
    if (key === "ground") return groundText(table);
    if (key === "prep")
      return proteinsOf(table).length === 0 ? "" : ", and get the " + namesOf(proteinsOf(table)) + " ready";
    if (CATCH_ALL.has(key)) return sayLeft();
    const foods = foodsOf(table, key);
    if (foods.length > 0) return namesOf(foods);
    const [, slot = "", how = ""] = /^(.*)-([a-z]+)$/.exec(key) ?? [];
    const phrase = PHRASES[how];
    if (phrase === undefined) return otherwise ?? "";
    const some = foodsOf(table, slot);
    return some.length === 0 ? "" : phrase(namesOf(some));
  });
};

/** What has to be soaked before it can be ground. */
const isDryLegume = (food: Food): boolean => food.kind === "legume" && needsCooking(food);

const holdsCondition = (table: Table, condition: string): boolean => {
  if (condition === "") return true;
  const name = condition.slice(1);
  const crust = foodsOf(table, "crust")[0]?.id ?? "";
  const answers: Readonly<Record<string, boolean>> = {
    raw: proteinsOf(table).some(needsCooking),
    "raw-vegetable": foodsOf(table, "vegetable").length > 0,
    dough: crust === "pizza-dough",
    "crust-mix": crust !== "pizza-dough",
    frozen: table.isFrozen,
    dry: proteinsOf(table).some(isDryLegume),
    hard: foodsOf(table, "vegetable").some(({ id }) => /potato|cassava|taro|yam|plantain|pumpkin/.test(id)),
    poured: foodsOf(table, "milk+cream+yogurt+egg").length > 0,
    warm: foodsOf(table, "bread")[0]?.kind === "bread",
  };
  const isSo = answers[name] ?? foodsOf(table, name).length > 0;
  return condition.startsWith("!") ? !isSo : isSo;
};

const minutesOf = (table: Table, { minutes }: PatternStep): number => {
  const done = donenessOf(proteinsOf(table)) ?? { fry: 6, simmer: 12, roast: 20 };
  if (minutes === "p") return done.fry;
  if (minutes === "s") return done.simmer;
  if (minutes === "r") return done.roast;
  if (minutes === "g") return Math.max(10, done.fry);
  if (minutes === "b") return boilingMinutes(foodsOf(table, "starch")[0]);
  return Number(minutes);
};

/** The words of a step that speak of a food: its slot, alone or with a phrase. */
const isSpokenOf = (slot: string, steps: readonly PatternStep[]): boolean =>
  steps.some(({ text }) =>
    new RegExp(`\\{(?:[a-z+-]*\\+)?${slot}(?:\\+[a-z+-]*)?(?:-[a-z]+)?(?:\\|[^}]*)?\\}`).test(text),
  );

const isSaidPlainly = (food: Food, steps: readonly PatternStep[]): boolean => {
  const text = steps.map((step) => step.text.toLowerCase().replace(/\{[^}]*\}/g, "")).join(" ");
  const words = food.name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => (word.length > 3 && word !== "powder") || word === "egg" || word === "oil");
  return words.some((word) => text.includes(word)) || text.includes(food.name.toLowerCase());
};

/** Foods that no step would speak of: they go where the pattern has a place for what is left. */
const leftoverOf = (table: Table, steps: readonly PatternStep[]): Food[] =>
  table.slots.flatMap(({ slot, parts }) => {
    if (slot !== "flavour" && isSpokenOf(slot, steps)) return [];
    return parts.map(({ food }) => food).filter((food) => slot === "flavour" || !isSaidPlainly(food, steps));
  });

/** What goes onto a dish when it is done: fresh herbs, what would curdle or go soft, citrus, what is ready to eat. */
const isLate = ({ id, kind }: Food): boolean =>
  ["herb", "dairy", "bread", "nut", "seed"].includes(kind)
    ? !/butter|lemongrass|curry-leaf|lime-leaf|pandan|banana-leaf|bay/.test(id)
    : /^(?:lemon|lime)(?:-juice|-zest)?$|^egg-|pickle|^pomegranate-seeds$|^dressing/.test(id);

const slotOf = (slot: string, foods: readonly Food[]): FilledSlot[] =>
  foods.length === 0
    ? []
    : [{ slot, role: "seasoning", preparation: "", parts: foods.map((food) => ({ food, grams: 0 })) }];

/** What no step speaks of by itself, as slots of their own where the steps have a place for them: "rest" and "finish". */
const withRest = (table: Table): { readonly table: Table; readonly leftover: readonly Food[] } => {
  const { steps } = table.pattern;
  const has = (slot: string): boolean => isSpokenOf(slot, steps);
  const leftover = leftoverOf(
    table,
    steps.filter(({ condition }) => holdsCondition(table, condition)),
  );
  if (!has("rest") && !has("finish")) return { table, leftover };
  const late = has("finish") ? leftover.filter(isLate) : [];
  const early = leftover.filter((food) => !late.includes(food));
  const rest = has("rest") ? early : [];
  const slots = [...table.slots, ...slotOf("rest", rest), ...slotOf("finish", late)];
  return { table: { ...table, slots }, leftover: has("rest") ? [] : early };
};

const CATCHES = /\{(?:seasoning|toppings|fillings|everything|dry-too)\}/;

/** Says the steps of a pattern with the foods that were chosen. Raw meat is never left uncooked. */
export const tellSteps = (pattern: Pattern, slots: readonly FilledSlot[], isFrozen: boolean): DishStep[] => {
  const { table, leftover } = withRest({ pattern, slots, isFrozen });
  const steps = pattern.steps.filter(({ condition }) => holdsCondition(table, condition));
  let isLeft = leftover.length > 0;
  const told = steps.map((step): DishStep => {
    const catches = isLeft && CATCHES.test(step.text);
    const text = fill(table, step.text, catches ? leftover : []);
    if (catches) isLeft = false;
    return { minutes: minutesOf(table, step), category: step.category, text };
  });
  if (isLeft)
    told.splice(-1, 0, { minutes: 2, category: "mixing", text: `Add the ${namesOf(leftover)} and mix.` });
  const isHeated = steps.some(({ text }) => /\{done\}|\{ground\}|°C/.test(text));
  const raw = proteinsOf(table).filter(needsCooking);
  if (raw.length === 0 || isHeated) return told;
  const first = { minutes: donenessOf(raw)?.fry ?? 10, category: "cooking" as const };
  return [{ ...first, text: `Cook the ${namesOf(raw)} in a hot pan ${doneText(table)}.` }, ...told];
};
