import type { Diet } from "@meal/domain/chef/vocabulary";
import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Component } from "./component.ts";
import { at, PROTEIN } from "./figures.ts";
import { isFishy } from "./cultured.ts";
import { isHandful } from "./fruit-and-nuts.ts";
import { isCold, stands } from "./in-a-serving.ts";
import { baseOf, hasFiller, type MealBase } from "./meal-base.ts";
import { once } from "./once.ts";
import { greenGramsOf } from "./same-vegetable.ts";
import { isOutOfCompany } from "./side-company.ts";
import {
  FILLER_ROLES,
  heaviestOf,
  isFiller,
  isMash,
  isSweetRoot,
  PIECES,
  roleOf,
  type SideRole,
} from "./side-roles.ts";
import { STARCHLESS } from "./starchless.ts";

const BESIDE: Readonly<Record<MealBase, ReadonlySet<SideRole>>> = {
  soup: new Set(["bread", "salad", "sweet"]),
  bread: new Set(["salad", "raw", "soup", "roots", "dip", "cheese", "greens", "sweet"]),
  dough: new Set(["salad", "greens", "sweet"]),
  salad: new Set(["bread", "soup", "cheese", "piece", "sweet"]),
  board: new Set(["bread", "salad", "raw", "soup", "cheese", "piece", "sweet"]),
  eggs: new Set(["bread", "salad", "greens", "raw", "roots", "piece", "sweet"]),
  pasta: new Set(["bread", "salad", "greens", "raw", "piece", "sweet"]),
  grain: new Set(["bread", "salad", "greens", "raw", "dip", "pulses", "piece", "sweet"]),
  roots: new Set(["salad", "greens", "raw", "dip", "sweet"]),
  plain: new Set([
    "bread",
    "grain",
    "pasta",
    "roots",
    "pulses",
    "salad",
    "greens",
    "raw",
    "dip",
    "piece",
    "sweet",
  ]),
};

/** Bread with rice is a habit of these tables, and so are beans. */
const FLATBREAD_CUISINES: ReadonlySet<string> = new Set([
  "indian",
  "mexican",
  "middle-eastern",
  "mediterranean",
]);

/** Rice goes with their dishes; potatoes only where the very kitchen has them. */
const EASTERN: ReadonlySet<string> = new Set(["chinese", "japanese", "korean", "thai"]);

const hasFish = once(({ foods }) => foods.some(({ kind }) => kind === "fish" || kind === "shellfish"));
const hasMeat = once(({ foods }) =>
  foods.some(({ kind }) => ["meat", "poultry", "fish", "shellfish", "egg"].includes(kind)),
);
const hasPulses = once(({ foods }) => foods.some(({ kind, id }) => kind === "legume" || id === "hummus"));

const EASTERN_FLAVOR = /soy-sauce|tamari|fish-sauce|hoisin|oyster-sauce|sesame-oil|miso|gochujang/;
const LEAST_FLAVOR_GRAMS = 3;

/** What is dressed with soy sauce or sesame oil is eaten as in the East, whoever's kitchen it comes from. */
const tastesEastern = once((component) =>
  stands(component, ({ id }) => EASTERN_FLAVOR.test(id), LEAST_FLAVOR_GRAMS),
);

/** Whose bread: a baguette goes with pasta and with most of Europe's pots, pita with shawarma, hush puppies with what is fried in America, garlic bread with no schnitzel. */
const isBreadInPlace = (main: Component, { cuisine, tables }: Component): boolean => {
  if (cuisine === "italian" && main.cuisine !== "italian" && main.cuisine !== "american") return false;
  if (tastesEastern(main) || (main.cuisine === "middle-eastern" && tables.includes("west"))) return false;
  if (baseOf(main) === "pasta") return cuisine === null || cuisine === "italian";
  const isPieceOfMeat = baseOf(main) === "plain" && main.dish.form !== "pot";
  return !(isPieceOfMeat && main.cuisine === "american") || cuisine !== null;
};

const LEAST_TOMATO_GRAMS = 60;

/** Chicken Parmesan stands with bread or polenta, not with potatoes or lentils. */
const isInTomato = once(
  (component) =>
    component.cuisine === "italian" &&
    stands(component, ({ id }) => id.includes("tomato"), LEAST_TOMATO_GRAMS),
);

const isOfMushrooms = once((component) => (heaviestOf(component)?.id ?? "").includes("mushroom"));
const MEATS: ReadonlySet<string> = new Set(["beef", "pork", "lamb", "poultry"]);

const isSpicedElsewhere = (main: Component): boolean =>
  main.dish.form === "pot" || tastesEastern(main) || isInTomato(main);

/** A pan of mushrooms goes with a steak, a roast and eggs, not with tuna and macaroni, sloppy joes or fried rice. */
const isMushroomOutOfPlace = (main: Component): boolean =>
  baseOf(main) !== "eggs" &&
  !(baseOf(main) === "plain" && MEATS.has(groupOf(main)) && !isSpicedElsewhere(main));

/** So much of a vegetable in a serving is what stands beside other dishes. */
const PLENTY_OF_GREENS_GRAMS = 100;

const isInLeaves = once(({ dish }) => /lettuce (?:cup|wrap)/i.test(dish.name));

const groupOf = ({ proteinGroup }: Component): string => PROTEIN_GROUPS[proteinGroup] ?? "";

/** From this much in a serving on, cheese is what a dish has for meat. */
const MUCH_PROTEIN_GRAMS = 10;

const isOfCheese = once(
  (component) => groupOf(component) === "dairy" && at(component.figures, PROTEIN) >= MUCH_PROTEIN_GRAMS,
);

/** Where an egg is fried over rice and beans. */
const hasEggsOnTop = ({ cuisine }: Component): boolean =>
  cuisine !== null && (cuisine === "mexican" || EASTERN.has(cuisine));

/** Chicken beside paneer, an egg beside a bowl of chickpeas or a casserole. */
const isPieceTooMany = (main: Component, addon: Component): boolean =>
  isOfCheese(main) || (groupOf(addon) === "egg" && (!isCold(main) || hasPulses(main)) && !hasEggsOnTop(main));

const NEVER_WITH_SOUP: ReadonlySet<SideRole> = new Set(["piece", "greens", "roots", "nibble"]);

/** What takes the place of spaghetti has neither mash nor a patty beside it. */
const isLikeNoodles = once(({ dish }) => /noodle/i.test(dish.name));
const isPatty = once(({ dish }) => /patty/i.test(dish.name));

/** What nobody sets beside a dish, whatever they live on. */
const isOutOfPlace = (main: Component, addon: Component): boolean => {
  const role = roleOf(addon);
  if (role === "cheese") return !isCold(main) || hasFish(main);
  if (role === "piece" && (isPieceTooMany(main, addon) || (isInTomato(main) && isFishy(addon)))) return true;
  if (isLikeNoodles(main) && (isMash(addon) || isPatty(addon))) return true;
  // Mash goes with what has a gravy, not with scrambled eggs.
  if (isMash(addon) && baseOf(main) === "eggs") return true;
  return baseOf(main) === "soup" && NEVER_WITH_SOUP.has(role);
};

/** What fills beside what is filled, leaves that stand in for bread, or beans. */
const isFillerTooMany = (main: Component, addon: Component): boolean => {
  const role = roleOf(addon);
  if (role === "bread" && isInLeaves(main)) return true;
  if (role === "roots" && hasPulses(main)) return true;
  // A casserole of broccoli and rice beside potatoes, a salad of bread beside a sandwich.
  if ((role === "greens" || role === "salad") && hasFiller(addon) && hasFiller(main)) return true;
  return (FILLER_ROLES.has(role) || role === "pulses") && baseOf(main) === "plain" && hasFiller(main);
};

/** Glazed carrots with aglio e olio, green beans with chicken and broccoli. */
const isGreenTooMany = (main: Component, addon: Component): boolean =>
  greenGramsOf(main) >= PLENTY_OF_GREENS_GRAMS ||
  (isOfMushrooms(addon) && isMushroomOutOfPlace(main)) ||
  // Carrots and squash are sweet: they go with meat and macaroni and cheese, not with garlic and oil.
  (isSweetRoot(addon) && baseOf(main) === "pasta" && main.cuisine === "italian");

/** A cold salad of macaroni or potatoes goes with what is grilled, fried or cold, not with what has a sauce of its own. */
const isColdStarchOutOfPlace = (main: Component, addon: Component): boolean =>
  addon.dish.form === "salad" && isFiller(addon) && (main.dish.form === "pot" || isInTomato(main));

/** Carrot sticks go in a lunch box, not beside a curry, beside chicken that stands on a slice of bread, or beside a slaw. */
const isRawInPlace = (main: Component): boolean => {
  if (!isCold(main)) return baseOf(main) === "bread" && main.dish.form !== "wrap";
  return baseOf(main) === "bread" || greenGramsOf(main) < PLENTY_OF_GREENS_GRAMS;
};

/** Whether a side has its place beside what a lunch or dinner stands on. */
export const isSideInPlace = (main: Component, addon: Component, diet: Diet): boolean => {
  const role = roleOf(addon);
  const base = baseOf(main);
  if (role === "meal") return false;
  if (diet === "carnivore") return true;
  if (isOutOfPlace(main, addon)) return false;
  if (role === "raw" && diet !== "raw" && !isRawInPlace(main)) return false;
  // Olives go with a salad; a bowl of seeds is a snack, but for who eats nothing that is cooked.
  if (STARCHLESS.has(diet))
    return diet === "raw" || !(isHandful(addon) || (role === "nibble" && !isCold(main)));
  // A plate of hummus and vegetables needs no tomatoes beside it.
  if (role === "salad" && base === "board" && greenGramsOf(main) >= PLENTY_OF_GREENS_GRAMS) return false;
  if (role === "nibble" || !BESIDE[base].has(role) || isFillerTooMany(main, addon)) return false;
  const cuisine = main.cuisine ?? "";
  if (role === "pulses" && hasPulses(main)) return false;
  if (isOutOfCompany(main, addon) || isColdStarchOutOfPlace(main, addon)) return false;
  // A casserole beside a casserole.
  if (!addon.isExtra && addon.dish.form === "bake" && main.dish.form === "bake") return false;
  if (base === "grain" && (role === "bread" || role === "pulses")) return FLATBREAD_CUISINES.has(cuisine);
  if (role === "dip")
    return addon.cuisine === null || main.cuisine === addon.cuisine || FLATBREAD_CUISINES.has(cuisine);
  if (role === "piece") return !PIECES.has(PROTEIN_GROUPS[main.proteinGroup] ?? "") && !hasMeat(main);
  if (role === "cheese") return !hasPulses(main);
  if (role === "greens" && isGreenTooMany(main, addon)) return false;
  if ((role === "roots" || role === "grain" || role === "pulses") && isInTomato(main))
    return addon.cuisine === "italian";
  // Potatoes go with an omelet, not with shakshuka.
  if (role === "roots" && base === "eggs" && FLATBREAD_CUISINES.has(cuisine)) return false;
  if (role === "roots" && EASTERN.has(cuisine)) return main.cuisine === addon.cuisine;
  if (role === "roots" && base === "plain") return PIECES.has(PROTEIN_GROUPS[main.proteinGroup] ?? "");
  if (role === "bread") return isBreadInPlace(main, addon);
  // Soup goes with a cold sandwich or melted cheese, not with sloppy joes.
  if (base === "bread" && role === "soup") return isCold(main) || groupOf(main) === "dairy";
  // A hot vegetable stands beside no sandwich.
  if (base === "bread" && role === "greens") return false;
  // Fries go with a burger, mash and boiled potatoes do not.
  if (base === "bread" && role === "roots") return addon.dish.form !== "bowl";
  return true;
};
