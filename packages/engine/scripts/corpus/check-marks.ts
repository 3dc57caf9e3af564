import type { Dish, DishStep } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import { soundsLikeWaiting } from "../../src/steps/waiting.ts";
import { usesAppliance } from "../../src/dishes/kitchen-use.ts";
import type { FaultSink } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

/** In an oven nobody keeps a hand for so long. */
const LONG_IN_OVEN = 15;
const LEAST_IN_OVEN = 10;

const ON_STOVE = /\b(?:simmer|boil|skillet|saucepan|stir-fry|over (?:low|medium|high)\b)/i;

/** Whoever may mash as well, or blends only if they like, needs no machine for it. */
const BLENDS = /\bblender\b|(?<!\bor )\bblend(?:s|ed)?\b(?! if you like)/i;

/** Who needs a stove says so; who has one of these cooks on it as well. */
const HEATS = ["stove", "wok", "grill", "pressure-cooker"] as const;

const needOf = (step: DishStep, { needs }: Dish): string | null => {
  const { category, minutes, text } = step;
  const has = (...things: readonly Dish["needs"][number][]): boolean =>
    things.some((thing) => needs.includes(thing));
  if (category === "oven" && minutes >= LEAST_IN_OVEN && !has("oven", "grill")) return "oven";
  if (usesAppliance({ steps: [step], needs: ["stove"] }, "oven") && !has("oven", "grill")) return "oven";
  if (category === "cooking" && ON_STOVE.test(text) && !has(...HEATS)) return "stove";
  if (BLENDS.test(text) && !has("blender", "processor")) return "blender";
  if (/\bfood processor\b/i.test(text) && !has("blender", "processor")) return "processor";
  if (/\bpressure cooker\b/i.test(text) && !has("pressure-cooker")) return "pressure-cooker";
  return null;
};

const checkStep = (step: DishStep, at: number, file: DishFile, sink: FaultSink): void => {
  const line = file.firstStepLine + at;
  const need = needOf(step, file.dish);
  if (need !== null) sink.error(line, `step ${at + 1} needs what the header "needs" lacks: ${need}`);
  if (COLD.has(step.category) && /\bunder the broiler\b/i.test(step.text))
    sink.error(line, `step ${at + 1} broils; its category is oven, not ${step.category}`);
  if (step.waitingMinutes !== 0 || !soundsLikeWaiting(step)) return;
  const tell = step.category === "oven" && step.minutes >= LONG_IN_OVEN ? sink.error : sink.warn;
  tell(
    line,
    `step ${at + 1} keeps the hands busy for ${step.minutes} minutes; if it goes by itself, write [2+${step.minutes - 2} ${step.category}]`,
  );
};

const COLD: ReadonlySet<string> = new Set(["preparation", "mixing", "dough"]);

/** From the step that first speaks of raw rice to the table; soaked rice is ground or steamed. */
const LEAST_FOR_RICE = 16;
const RAW_RICE = /^rice-(?:white|basmati|jasmine|sushi|brown|red|arborio|wild)$/;
const SPOKEN_RICE = /\b(?:rice|grains?)\b(?! (?:vinegar|wine|noodles?|flour|paper))/i;

/** "Boil down the sauce while the rice cooks" in a step of eight minutes leaves the rice hard. */
const checkRice = (
  { dish: { ingredients, servings, steps }, firstStepLine }: DishFile,
  sink: FaultSink,
): void => {
  const isServed = ingredients.some(({ foodId, grams }) => RAW_RICE.test(foodId) && grams / servings > 25);
  const at = steps.findIndex(({ text }) => SPOKEN_RICE.test(text));
  if (!isServed || at < 0 || steps.some(({ text }) => /\bsoaked\b/i.test(text))) return;
  const minutes = steps.slice(at).reduce((sum, step) => sum + step.minutes, 0);
  if (minutes < LEAST_FOR_RICE)
    sink.error(
      firstStepLine + at,
      `step ${at + 1} begins the rice ${minutes} minutes before the table; put it on in an earlier step`,
    );
};

/** Words for something else that stands on the stove. */
const SECOND_VESSEL = new RegExp(
  [
    String.raw`\b(?:another|second|separate|clean) (?:pot|pan|skillet|saucepan|tray)\b|\btwo (?:pots|pans|trays)\b|\bin a dry pan\b`,
    String.raw`\b(?:rice|noodles|pasta) (?:cooks|steams|first\b)|\b(?:cook|boil) the (?:[a-z]+ )?(?:rice|noodles|pasta) (?:meanwhile|beside|while|and steam|in (?:most|plenty) of)`,
    String.raw`\bsimmer the rice in the water\b|\bboil (?:the )?(?:eggs hard|noodles|potatoes)[^.;]* (?:meanwhile|until tender)|\b(?:soft|hard)-boil the eggs\b`,
    String.raw`\b(?:melt|warm|sizzle|heat|fry) (?:the )?[^.;]*(?:oil|butter|ghee)[^.;]*, bloom|\b(?:warm|sizzle|bloom|fry) (?:the )?[^.;]*\bin the (?:remaining|other|last) (?:oil|butter|ghee)[^.;]*\b(?:trace|pour)\b`,
    // What is ladled in hot stands hot beside it.
    String.raw`\b(?:hot|boiling) (?:stock|milk)\b|\bheat the stock and\b|\bstock, boiling hot\b|\b(?:over|with) the hot (?:rice|noodles)\b`,
    String.raw`\bstir this paste\b|\btoast the (?:almonds|nuts) dry\b`,
  ].join("|"),
  "i",
);

const VESSEL_STEPS: ReadonlySet<string> = new Set(["cooking", "eggs"]);

/** What is told of a second pot, where the header says that there is one. */
const checkVessels = ({ dish: { suits, steps }, firstStepLine }: DishFile, sink: FaultSink): void => {
  if (!suits.includes("one-pot") && !suits.includes("one-tray")) return;
  for (const [at, { text, category }] of steps.entries()) {
    const isBesideTray = !suits.includes("one-pot") && VESSEL_STEPS.has(category);
    const isBesidePot = !suits.includes("one-tray") && /\b(?:a|the) (?:lined |oiled )?tray\b/i.test(text);
    if (SECOND_VESSEL.test(text) || isBesideTray || isBesidePot)
      sink.error(
        firstStepLine + at,
        `step ${at + 1} takes a second pot or pan; take one-pot and one-tray out of "suits"`,
      );
  }
};

/** What nobody sets before a child as it comes: it intoxicates, keeps awake or burns. */
const NOT_FOR_CHILDREN =
  /^(?:coffee|espresso)\b|(?:^|-)(?:jalapeno|habanero|serrano|scotch-bonnet|chipotle|cayenne|sriracha|sambal|wasabi|gochugaru|harissa|hot-sauce|thai-chilli|bird-eye)(?:-|$)|^(?:green-|dried-|red-)?chilli(?:-flakes|-oil|-powder)?$/u;

/** Drops that scent a cake, and the spoonful that a glaze is boiled down from. */
const SCENT = /-extract$|^mirin$/u;

/** Alcohol boils away in part only; a wish for children is told kept by this mark alone. */
const checkChildren = (
  { dish: { suits, ingredients } }: DishFile,
  foodOf: (id: string) => Food | null,
  sink: FaultSink,
): void => {
  if (!suits.includes("children")) return;
  for (const { foodId, isOptional } of ingredients)
    if (
      (!isOptional && NOT_FOR_CHILDREN.test(foodId)) ||
      (foodOf(foodId)?.tags.includes("alcohol") === true && !SCENT.test(foodId))
    )
      sink.error(1, `suits children, but has ${foodId}; take children out of "suits"`);
};

/** Whether what a dish says of itself agrees with its steps and with how long it keeps. */
export const checkMarks = (file: DishFile, foodOf: (id: string) => Food | null, sink: FaultSink): void => {
  const { keeping, suits, steps } = file.dish;
  if (keeping === null) return;
  for (const [at, step] of steps.entries()) checkStep(step, at, file, sink);
  checkVessels(file, sink);
  checkRice(file, sink);
  checkChildren(file, foodOf, sink);
  if (suits.includes("freezer") && keeping.freezerMonths === 0)
    sink.error(1, `suits the freezer, but ${keeping.id} does not freeze well`);
  if ((suits.includes("leftovers") || suits.includes("batch")) && keeping.fridgeDays === 0)
    sink.error(1, `suits leftovers or a batch, but ${keeping.id} is eaten at once`);
};
