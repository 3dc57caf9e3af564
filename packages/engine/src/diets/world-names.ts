import { foodTokens } from "../foods/food-words.ts";
import latinGenera from "./latin-genera.json" with { type: "json" };
import placeTable from "./places.json" with { type: "json" };
import plantSorts from "./plant-sorts.json" with { type: "json" };
import worldPlants from "./world-plants.json" with { type: "json" };

type Told = { readonly tags: string; readonly allergens: string };

/** Names that mean one plain thing, cut into words, with what it holds. */
type NamesOf = Told & { readonly names: readonly (readonly string[])[] };

const plantRow = ({ words, tags, allergens }: (typeof worldPlants)[number]): NamesOf => ({
  names: words.split(";").map(foodTokens),
  tags,
  allergens,
});

/** A sort is called before its plant or behind it: a Bintje potato, tomatoes San Marzano. */
function sortRow(row: (typeof plantSorts)[number]): NamesOf {
  const plant = foodTokens(row.of);
  const sorts = row.sorts.split(";").map(foodTokens);
  return {
    names: sorts.flatMap((sort) => [
      [...sort, ...plant],
      [...plant, ...sort],
    ]),
    tags: row.tags ?? "",
    allergens: row.allergens ?? "",
  };
}

/** Plants, mushrooms and algae of the world, and what chemists make of them and of stone. */
export const PLANT_NAMES: readonly NamesOf[] = [...worldPlants.map(plantRow), ...plantSorts.map(sortRow)];

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const METALS = wordSet(`
  sodium potassium calcium magnesium iron ferrous ferric zinc copper cupric manganese ammonium aluminium aluminum chromium
  monosodium disodium trisodium monopotassium dipotassium tripotassium monocalcium dicalcium tricalcium
`);
/** Stearates and caseinates are not among them: no animal gives these. */
const ACIDS = wordSet(`
  citrate chloride sulfate sulphate carbonate bicarbonate phosphate diphosphate triphosphate polyphosphate pyrophosphate
  gluconate lactate malate tartrate ascorbate benzoate sorbate propionate acetate diacetate fumarate oxide hydroxide iodide
  iodate nitrate nitrite fluoride silicate aluminosilicate selenite molybdate picolinate bisglycinate glutamate alginate
  ferrocyanide
`);
const NOTHING: Told = { tags: "", allergens: "" };

/** A salt of a metal and an acid: "magnesium citrate". */
const isSaltAt = (tokens: readonly string[], at: number): boolean =>
  METALS.has(tokens[at] ?? "") && ACIDS.has(tokens[at + 1] ?? "");

const genera = new Map(
  latinGenera.flatMap(({ genera: names, tags, allergens }) =>
    names.split(";").map((name) => [foodTokens(name).join(" "), { tags, allergens }] as const),
  ),
);
const SPECIES = /^(?:\w{2,}(?:us|u|a|um|is|i|e|ens|ans|or|ex|ix|on|es|yx|ops)|spp?)$/;

/** What the species of the genus that a scientific name begins with hold ("Boletus edulis"), or a salt of stone: names of two words. */
export function twoWordsAt(tokens: readonly string[], at: number): Told | null {
  if (isSaltAt(tokens, at)) return NOTHING;
  const genus = genera.get(tokens[at] ?? "");
  return genus !== undefined && SPECIES.test(tokens[at + 1] ?? "") ? genus : null;
}

const placeNames = new Set(placeTable.places.split(";").map((place) => foodTokens(place).join(" ")));
const LONGEST_PLACE = 3;

/** How many words at a position name a country, a region or who lives there; 0 where none do. */
export function placeAt(tokens: readonly string[], at: number): number {
  for (let length = LONGEST_PLACE; length > 0; length -= 1) {
    if (at + length <= tokens.length && placeNames.has(tokens.slice(at, at + length).join(" ")))
      return length;
  }
  return 0;
}

/** Whether a text is the name of a place and nothing else: "New Zealand". */
export const isPlace = (text: string): boolean => {
  const tokens = foodTokens(text);
  return tokens.length > 0 && placeAt(tokens, 0) === tokens.length;
};

const ADDITIVE = /^e(\d{3,4})[a-i]{0,3}$/;
/** Made of animals, or of animals as often as not. */
const OF_ANIMALS = new Set([
  120, 252, 304, 322, 422, 441, 442, 542, 570, 571, 572, 573, 585, 627, 631, 635, 640, 901, 904, 910, 913,
  920, 921, 966, 1105,
]);
const isEster = (number: number): boolean =>
  (number >= 430 && number <= 436) || (number >= 470 && number <= 495);
const isSulphite = (number: number): boolean => number >= 220 && number <= 228;

/** What an E number brings, where it can only be of plants or of stone. */
export function additiveOf(word: string): Told | null {
  const number = Number(ADDITIVE.exec(word)?.[1] ?? 0);
  if (number < 100 || number > 1521 || OF_ANIMALS.has(number) || isEster(number)) return null;
  return { tags: "additive", allergens: isSulphite(number) ? "sulphites" : "" };
}
