import type { Dish, DishStep } from "../../src/dishes/dish.ts";
import { soundsLikeWaiting } from "../../src/steps/waiting.ts";
import { usesAppliance } from "../../src/dishes/kitchen-use.ts";
import type { FaultSink } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

/** In an oven nobody keeps a hand for so long. */
const LONG_IN_OVEN = 15;
const LEAST_IN_OVEN = 10;

const ON_STOVE = /\b(?:simmer|boil|skillet|saucepan|stir-fry|over (?:low|medium|high)\b)/i;

/** Who needs a stove says so; who has one of these cooks on it as well. */
const HEATS = ["stove", "wok", "grill", "pressure-cooker"] as const;

const needOf = (step: DishStep, { needs }: Dish): string | null => {
  const { category, minutes, text } = step;
  const has = (...things: readonly Dish["needs"][number][]): boolean =>
    things.some((thing) => needs.includes(thing));
  if (category === "oven" && minutes >= LEAST_IN_OVEN && !has("oven", "grill")) return "oven";
  if (usesAppliance({ steps: [step], needs: ["stove"] }, "oven") && !has("oven", "grill")) return "oven";
  if (category === "cooking" && ON_STOVE.test(text) && !has(...HEATS)) return "stove";
  if (/\bblender\b/i.test(text) && !has("blender", "processor")) return "blender";
  if (/\bfood processor\b/i.test(text) && !has("blender", "processor")) return "processor";
  if (/\bpressure cooker\b/i.test(text) && !has("pressure-cooker")) return "pressure-cooker";
  return null;
};

const checkStep = (step: DishStep, at: number, file: DishFile, sink: FaultSink): void => {
  const line = file.firstStepLine + at;
  const need = needOf(step, file.dish);
  if (need !== null) sink.error(line, `step ${at + 1} needs what the header "needs" lacks: ${need}`);
  if (step.waitingMinutes !== 0 || !soundsLikeWaiting(step)) return;
  const tell = step.category === "oven" && step.minutes >= LONG_IN_OVEN ? sink.error : sink.warn;
  tell(
    line,
    `step ${at + 1} keeps the hands busy for ${step.minutes} minutes; if it goes by itself, write [2+${step.minutes - 2} ${step.category}]`,
  );
};

/** Words for something else that stands on the stove. */
const SECOND_VESSEL =
  /\b(?:another|second|separate) (?:pot|pan|skillet|saucepan)\b|\bin a dry pan\b|\brice (?:cooks|steams)\b|\bcook the (?:rice|noodles|pasta) (?:meanwhile|beside)|\bsimmer the rice in the water\b|\bboil the (?:eggs hard|noodles|potatoes) (?:meanwhile|until tender)/i;

const VESSEL_STEPS: ReadonlySet<string> = new Set(["cooking", "eggs"]);

/** What is told of a second pot, where the header says that there is one. */
const checkVessels = ({ dish: { suits, steps }, firstStepLine }: DishFile, sink: FaultSink): void => {
  if (!suits.includes("one-pot") && !suits.includes("one-tray")) return;
  for (const [at, { text, category }] of steps.entries()) {
    const isBesideTray = !suits.includes("one-pot") && VESSEL_STEPS.has(category);
    if (SECOND_VESSEL.test(text) || isBesideTray)
      sink.error(
        firstStepLine + at,
        `step ${at + 1} takes a second pot or pan; take one-pot and one-tray out of "suits"`,
      );
  }
};

/** Whether what a dish says of itself agrees with its steps and with how long it keeps. */
export const checkMarks = (file: DishFile, sink: FaultSink): void => {
  const { keeping, suits, steps } = file.dish;
  if (keeping === null) return;
  for (const [at, step] of steps.entries()) checkStep(step, at, file, sink);
  checkVessels(file, sink);
  if (suits.includes("freezer") && keeping.freezerMonths === 0)
    sink.error(1, `suits the freezer, but ${keeping.id} does not freeze well`);
  if ((suits.includes("leftovers") || suits.includes("batch")) && keeping.fridgeDays === 0)
    sink.error(1, `suits leftovers or a batch, but ${keeping.id} is eaten at once`);
};
