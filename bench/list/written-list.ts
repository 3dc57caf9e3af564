import { AISLES } from "@meal/domain/chef/vocabulary";
import { amountOf } from "@meal/domain/shopping-list/amount-of";
import type { PlanNeed } from "@meal/domain/shopping-list/merge-plan";
import { boughtOf } from "@meal/reader/shopping/bought";
import { nameOnShelf } from "@meal/reader/shopping/name-on-shelf";
import type { ListedWeek } from "./weeks.ts";

/** The list of a week as a page to read: what is bought, what is needed of it, and what is left over. */
export function writtenList({ seed, people, diet, calories, startDate, needs }: ListedWeek): string {
  const title = `# A week for ${people}, diet ${diet}, ${calories} kcal, from ${startDate}, seed ${seed}`;
  const sure = needs.filter(({ lasts }) => lasts !== true);
  const aisles = AISLES.flatMap((aisle) => {
    const lines = sure.filter((need) => need.aisle === aisle).map(lineOf);
    return lines.length === 0 ? [] : [[`## ${aisle.replaceAll("_", " ")}`, lines.join("\n")].join("\n\n")];
  });
  const asked = needs.filter(({ lasts }) => lasts === true).map(lineOf);
  return [title, ...aisles, "## Do you have these?", asked.join("\n"), ""]
    .join("\n\n")
    .replace(/\n+$/u, "\n");
}

function lineOf({ name, quantity, unit, shop }: PlanNeed): string {
  if (shop === undefined) return `- ${name}, ${amountOf({ quantity, unit })}`;
  const bought = boughtOf(shop, "us");
  const amount = `${bought.quantity} ${bought.unit}`.trim();
  const label = bought.size === "" ? "" : ` (${bought.size})`;
  const figures = `${inGrams(shop.grams)} needed, ${Math.round(bought.leftGrams)} g left over`;
  return `- ${nameOnShelf(name, shop, bought)}, ${amount}${label}: ${figures}`;
}

/** A bay leaf is no 0 g. */
const inGrams = (grams: number): string => (grams < 1 ? "less than 1 g" : `${Math.round(grams)} g`);
