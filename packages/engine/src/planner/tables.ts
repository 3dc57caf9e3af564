import type { Cuisine } from "@meal/domain/chef/vocabulary";
import type { Table } from "../corpus/corpus.ts";

/** The table that each cuisine lays. */
export const TABLE_OF: Readonly<Record<Cuisine, Table>> = {
  american: "west",
  italian: "west",
  french: "west",
  mediterranean: "levant",
  "middle-eastern": "levant",
  indian: "india",
  mexican: "mexico",
  chinese: "east",
  japanese: "east",
  korean: "east",
  thai: "east",
};

/** Two kitchens of one coast. */
export const isGreekToItalian = (one: Cuisine | null, other: Cuisine | null): boolean =>
  (one === "italian" && other === "mediterranean") || (one === "mediterranean" && other === "italian");

/** Greek salad goes with pasta; borani and Moroccan carrots go with neither meatloaf nor macaroni and cheese. */
export const areNeighbours = (one: Cuisine, other: Cuisine): boolean =>
  TABLE_OF[one] === TABLE_OF[other] || isGreekToItalian(one, other);
