import { foodTokens } from "../foods/food-words.ts";
import latinGenera from "./latin-genera.json" with { type: "json" };
import placeTable from "./places.json" with { type: "json" };
import plantSorts from "./plant-sorts.json" with { type: "json" };
import worldPlants from "./world-plants.json" with { type: "json" };

/** Names that mean one plain thing, with what it holds. */
export type NamesOf = {
  readonly names: readonly string[];
  readonly tags: string;
  readonly allergens: string;
};

const plantRow = ({ words, tags, allergens }: (typeof worldPlants)[number]): NamesOf => ({
  names: words.split(";"),
  tags,
  allergens,
});

/** A sort is called before its plant or behind it: a Bintje potato, tomatoes San Marzano. */
const sortRow = (row: (typeof plantSorts)[number]): NamesOf => ({
  names: row.sorts.split(";").flatMap((sort) => [`${sort} ${row.of}`, `${row.of} ${sort}`]),
  tags: row.tags ?? "",
  allergens: row.allergens ?? "",
});

const METALS =
  "sodium potassium calcium magnesium iron ferrous ferric zinc copper cupric manganese ammonium aluminium aluminum chromium " +
  "monosodium disodium trisodium monopotassium dipotassium tripotassium monocalcium dicalcium tricalcium";
const ACIDS =
  "citrate chloride sulfate sulphate carbonate bicarbonate phosphate diphosphate triphosphate polyphosphate pyrophosphate " +
  "gluconate lactate malate tartrate ascorbate benzoate sorbate propionate acetate diacetate fumarate oxide hydroxide iodide " +
  "iodate nitrate nitrite fluoride silicate aluminosilicate selenite molybdate picolinate bisglycinate glutamate alginate " +
  "ferrocyanide";
/** Salts of a metal and an acid that no animal gives; stearates and caseinates are not among them. */
const SALTS: NamesOf = {
  names: METALS.split(" ").flatMap((metal) => ACIDS.split(" ").map((acid) => `${metal} ${acid}`)),
  tags: "",
  allergens: "",
};

/** Plants, mushrooms and algae of the world, and what chemists make of them and of stone. */
export const PLANT_NAMES: readonly NamesOf[] = [
  ...worldPlants.map(plantRow),
  ...plantSorts.map(sortRow),
  SALTS,
];

const genera = new Map(
  latinGenera.flatMap(({ genera: names, tags, allergens }) =>
    names.split(";").map((name) => [foodTokens(name).join(" "), { tags, allergens }] as const),
  ),
);
const SPECIES = /^(?:\w{2,}(?:us|u|a|um|is|i|e|ens|ans|or|ex|ix|on|es|yx|ops)|spp?)$/;

/** The genus that a scientific name begins with, with what its species hold: "Boletus edulis". */
export function speciesAt(
  tokens: readonly string[],
  at: number,
): { readonly tags: string; readonly allergens: string } | null {
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
export function additiveOf(word: string): { readonly tags: string; readonly allergens: string } | null {
  const number = Number(ADDITIVE.exec(word)?.[1] ?? 0);
  if (number < 100 || number > 1521 || OF_ANIMALS.has(number) || isEster(number)) return null;
  return { tags: "additive", allergens: isSulphite(number) ? "sulphites" : "" };
}
