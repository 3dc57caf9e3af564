import type { DishStep } from "./dish.ts";
import { capitalise } from "./rename.ts";

const GREENS = "scallion greens";
const SOME =
  "(?:the |half of the |most of the |a third of the |two thirds of the |the other |the rest of the )?";

/** What browns beside them has to brown all the same. */
const BROWNS_BESIDE =
  /\b(?:bacon|pork|beef|chicken|lamb|goat|veal|sausages?|turkey|tofu|shrimp|potato(?:es)?|cauliflower|flour|rice|noodles|quinoa)\b/i;

const asSaid = (said: string, text: string): string => (/^\p{Lu}/u.test(said) ? capitalise(text) : text);

const GOLDEN = new RegExp(
  String.raw`([^.;]*?\b${GREENS}\b[^.;]*?),? until (?:they (?:are|have) )?(?:(?:deep|pale|lightly|just) )?(?:golden|brown|colored|translucent|glassy)(?: brown)?(?: edges)?(?: and crisp)?(?: at the edges)?(?=[,.;]|$| and )`,
  "gi",
);

/** Onions are halved, cut in wedges and fried golden; what is green of a scallion is sliced and soft in a minute. */
export const asGreens = (text: string): string =>
  text
    .replace(
      new RegExp(
        String.raw`\b(?:fry|cook|brown) (${SOME}${GREENS}) (?:(?:very |deep )?dark|deep brown|golden)\b`,
        "gi",
      ),
      (said, greens: string) => asSaid(said, `soften ${greens}`),
    )
    // "Slice peppers, onion and garlic" lost its last.
    .replace(
      new RegExp(
        String.raw`(\b(?:slice|chop|dice|mince|cut) (?:the )?[\p{L} -]+), (${GREENS})(?=[.;])`,
        "giu",
      ),
      "$1 and $2",
    )
    .replace(
      new RegExp(
        String.raw`(\b(?:slice|chop|dice|mince|cut) (?:the )?${GREENS}), ([\p{L} -]+)(?=[.;])`,
        "giu",
      ),
      (found, first: string, second: string) => (/\band\b/.test(second) ? found : `${first} and ${second}`),
    )
    .replace(new RegExp(String.raw`\b(${GREENS}) (?:rings?|wedges|halves|quarters|slices)\b`, "gi"), "$1")
    .replace(
      new RegExp(
        String.raw`\b(${GREENS}),? (?:in|into) (?:(?:thick|thin) )?(?:wedges|rings|half moons)\b`,
        "gi",
      ),
      "$1",
    )
    .replace(
      new RegExp(String.raw`\b(?:grate|halve|quarter|peel|peel and slice) (?=${SOME}${GREENS}\b)`, "gi"),
      (said) => asSaid(said, "slice "),
    )
    .replace(
      new RegExp(String.raw`\b(${GREENS}),? and (?:press|squeeze) out (?:its|their|the) juice\b`, "gi"),
      "$1",
    )
    .replace(new RegExp(String.raw`\bbrown (?=${SOME}${GREENS}\b([^.;,]*))`, "gi"), (said, beside: string) =>
      BROWNS_BESIDE.test(beside) ? said : asSaid(said, "soften "),
    )
    .replace(GOLDEN, (found, before: string) => {
      if (BROWNS_BESIDE.test(before)) return found;
      return /\bsoften\b/i.test(before) ? before : `${before} until soft`;
    });

/** Alone in the fat they are soft when onions have not begun. */
const ALONE = new RegExp(
  String.raw`^(?:gently )?(?:soften|fry|sweat|cook) ${SOME}${GREENS} (?:gently |slowly )?(?:in|with) [\p{L} -]+?(?:,? until (?:soft|tender))?\.?$`,
  "iu",
);
const GREENS_MINUTES = 4;

export const inTimeOfGreens = (step: DishStep): DishStep =>
  ALONE.test(step.text) && step.minutes > GREENS_MINUTES
    ? { ...step, minutes: GREENS_MINUTES, ...(step.waitingMinutes !== undefined && { waitingMinutes: 0 }) }
    : step;

/** How it is cut on the list. */
export const greensCut = (preparation: string): string =>
  /^(?:finely |very finely )?(?:chopped|minced|diced)$/.test(preparation) ? preparation : "sliced";
