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

/** How it is cut on the list. */
export const greensCut = (preparation: string): string =>
  /^(?:finely |very finely )?(?:chopped|minced|diced)$/.test(preparation) ? preparation : "sliced";
