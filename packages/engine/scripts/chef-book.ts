import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { CUISINES } from "@meal/domain/chef/vocabulary";
import type { Dish } from "../src/dishes/dish.ts";
import {
  addFood,
  at,
  CARBS,
  CENTS,
  createFigures,
  FAT,
  KCAL,
  PROTEIN,
  SODIUM,
} from "../src/planner/figures.ts";
import { buildCorpus } from "./corpus/build-corpus.ts";
import { CORPUS_FOLDER, readCorpusFiles } from "./corpus/corpus-files.ts";

// npm run chef:book writes the cookbook as one HTML page to read in a browser.

const { corpus } = buildCorpus(readCorpusFiles());
const foods = new Map(corpus.foods.map((food) => [food.id, food]));
const target = join(CORPUS_FOLDER, "..", "..", "..", ".cache", "cookbook.html");

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const figuresOf = (dish: Dish): string => {
  const sum = createFigures();
  for (const { foodId, grams } of dish.ingredients) {
    const food = foods.get(foodId);
    if (food !== undefined) addFood(sum, food, grams / dish.servings);
  }
  const grams = (place: number): string => `${Math.round(at(sum, place))} g`;
  return [
    `${Math.round(at(sum, KCAL))} kcal`,
    `protein ${grams(PROTEIN)}`,
    `carbohydrate ${grams(CARBS)}`,
    `fat ${grams(FAT)}`,
    `sodium ${Math.round(at(sum, SODIUM))} mg`,
    `$${(at(sum, CENTS) / 100).toFixed(2)}`,
  ].join(" · ");
};

const ingredientLine = ({
  foodId,
  grams,
  measure,
  role,
  preparation,
  isOptional,
}: Dish["ingredients"][number]): string => {
  const amount = measure === "" ? `${grams} g` : `${measure} (${grams} g)`;
  const words = [preparation, isOptional ? "optional" : ""].filter((word) => word !== "").join(", ");
  const name = foods.get(foodId)?.name ?? foodId;
  return `<li>${escape(`${amount} ${name}${words === "" ? "" : `, ${words}`}`)} <small>${role}</small></li>`;
};

const dishArticle = (dish: Dish): string => `
<article id="${dish.id}">
  <h3>${escape(dish.name)}</h3>
  <p class="facts">${dish.category} · ${dish.slots.join(", ")} · ${dish.difficulty} · ${dish.budget} · ${dish.style} ·
    serves ${dish.servings} · ${dish.prepMinutes} + ${dish.cookMinutes} min</p>
  <p>${escape(dish.description)}</p>
  <p class="facts">A serving: ${figuresOf(dish)}</p>
  <ul>${dish.ingredients.map(ingredientLine).join("")}</ul>
  <ol>${dish.steps.map((step) => `<li><small>${step.minutes} min, ${step.category}</small> ${escape(step.text)}</li>`).join("")}</ol>
  ${dish.tip === "" ? "" : `<p><b>Tip.</b> ${escape(dish.tip)}</p>`}
  ${dish.culturalNote === "" ? "" : `<p><b>Note.</b> ${escape(dish.culturalNote)}</p>`}
</article>`;

const chapters = CUISINES.map((cuisine) => ({
  cuisine,
  dishes: corpus.dishes.filter((dish) => dish.cuisine === cuisine),
}));

const contents = chapters
  .map(
    ({ cuisine, dishes }) =>
      `<li><a href="#${cuisine}">${cuisine}</a> (${dishes.length}): ${dishes.map((dish) => `<a href="#${dish.id}">${escape(dish.name)}</a>`).join(", ")}</li>`,
  )
  .join("");

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cookbook</title>
<style>
  body { font: 16px/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
  article { border-top: 1px solid #ccc; padding: 1rem 0; break-inside: avoid; }
  h3 { margin: 0; } .facts, small { color: #666; font: 13px/1.4 system-ui, sans-serif; }
</style></head><body>
<h1>Cookbook</h1>
<p>${corpus.dishes.length} dishes from ${corpus.foods.length} foods, ${corpus.exchanges.length} exchanges.</p>
<ul>${contents}</ul>
${chapters.map(({ cuisine, dishes }) => `<h2 id="${cuisine}">${cuisine}</h2>${dishes.map(dishArticle).join("")}`).join("")}
</body></html>
`;

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, page);
process.stdout.write(`wrote ${corpus.dishes.length} dishes to .cache/cookbook.html\n`);
