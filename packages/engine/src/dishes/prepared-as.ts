import { greensCut } from "./as-greens.ts";
import type { Change } from "./change.ts";
import { isFlesh } from "./retell-heat.ts";

/** Done to an egg, a shell, a skin or a can, and to nothing that stands in for it. */
const OWN_TO_ANIMALS =
  /beaten|whisk|rest(?:ed)?\b|boil|poach|fried|scrub|skin|bone|shell|peel|devein|melt|soften|pasteur|clean|soak|yolk|drain|rinse|floret|medallion|in (?:one|a) piece|score|slash|joint|trim|pound|crack|canned|kernel|thaw|\bor\b/;

/** What is spooned, and what bends: nobody dices lentils, grates an avocado or finds penne of zucchini. */
const NEVER_CUT = new Set(["fat", "seed", "grain", "baking", "sweet"]);
const SPOONED = /chickpea|lentil|bean/;
/** The table weighs them cooked; by the gram nobody would know. */
export const COOKED_PULSE =
  /^(?:chickpea|black-eyed-pea|(?:black|kidney|pinto|navy|cannellini|great-northern|butter)-bean)$/;
const CUT_WITH_A_KNIFE =
  /^(?:(?:thinly|thickly|finely) )?(?:sliced|diced|cubed|chopped|in (?:(?:thin|thick|short|small|bite-size) )?(?:strips|chunks|cubes|slices|pieces))$/;
/** Done to a butter, and to no oil. */
const WARMED = /^(?:melted|soft|softened)\b/;

/** Nobody shaves seitan, but it is sliced as thin. */
const SHAVED = /^(?:shaved|sliced)(?: (?:paper-)?thin)$/;

/** Whole seeds make no paste where the nuts were ground. */
const GROUND = /\b(?:(?:finely|coarsely) )?ground\b/;

/** What is done to what stands in for a food before it is cooked. */
export const preparedAs = ({ it, by }: Extract<Change, { kind: "exchange" }>): string => {
  const { from, to } = by;
  // Shrimp come in bites of their own.
  if (from.kind === "shellfish" && to.kind !== "shellfish")
    return to.kind === "poultry" && !to.id.endsWith("-cooked")
      ? "in bite-size pieces"
      : to.kind === "fish"
        ? "in chunks"
        : "cubed";
  if (/^(?:cauliflower|broccoli)$/.test(to.id) && from.tags.includes("starchy")) return "in florets";
  // It is as large as a head, and a potato's half is none of it.
  if (to.id === "celeriac" && /halve|quarter|whole/.test(it.preparation)) return "peeled, in chunks";
  // Of a red curry it is red.
  if (to.id.includes("curry-paste"))
    return /red|green|yellow|massaman|panang/.exec(from.id)?.[0] ?? it.preparation;
  if (to.id === "spring-onion-green") return greensCut(it.preparation);
  // Peas and kernels are small as they are, a zucchini is not.
  if (to.id === "zucchini" && /^(?:corn|pea)/.test(from.id)) return "diced small";
  // What a pan of oil is for is said of every oil.
  if (to.kind === "fat" && /absorbed|for frying/.test(it.preparation)) return it.preparation;
  if (by.toWord.startsWith("crumbled ")) return "crumbled";
  if (by.toWord.startsWith("ground ") && to.kind === "seed") return "ground";
  // A muffin is split, and a slice of bread is none.
  if (to.id.startsWith("bread-") && /^split\b/.test(it.preparation)) return "";
  if (from.id === "ginger-garlic-paste") return "grated";
  // Bought broth is cooked with both, and who exchanged the stock may have neither.
  if (to.id.startsWith("bone-broth") && from.fodmap?.level === "high") return "made without onion and garlic";
  if (COOKED_PULSE.test(to.id)) return from.kind === to.kind ? it.preparation : "canned or cooked, drained";
  if (to.id.includes("butter") && to.kind === from.kind && WARMED.test(it.preparation)) return it.preparation;
  if (!isFlesh(to) && SHAVED.test(it.preparation)) return "thinly sliced";
  if (to.kind === "seed" && from.kind === "nut") return GROUND.exec(it.preparation)?.[0] ?? "";
  if (
    OWN_TO_ANIMALS.test(it.preparation) ||
    NEVER_CUT.has(to.kind) ||
    (to.id.includes("deli") && /\bin (?:thick|thin|short|small) /.test(it.preparation)) ||
    to.id === "butter-lettuce" ||
    SPOONED.test(to.id)
  )
    return "";
  return from.kind === to.kind || CUT_WITH_A_KNIFE.test(it.preparation) ? it.preparation : "";
};
