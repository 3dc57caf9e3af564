// `npm run chef:plans`: writes the example plans of docs/features/plans anew, each from the command it names itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { fullNameOf } from "@meal/domain/chef/side";
import type { Certificate, Meal, Plan, PlanDay } from "@meal/domain/chef/plans";

const root = join(import.meta.dirname, "../../..");
const folder = join(root, "docs/features/plans");
const names = [
  "no-diet",
  "vegetarian",
  "vegan",
  "keto",
  "gluten-free",
  "low-fodmap",
  "high-protein",
  "halal",
  "mediterranean",
  "low-sodium",
];

for (const name of names) {
  const file = join(folder, `${name}.md`);
  const [title = "", , command = ""] = readFileSync(file, "utf8").split("\n");
  const request = /\{.*\}/u.exec(command)?.[0] ?? "";
  const plan = planned(request);
  const people = plan.days[0]?.meals[0]?.servings ?? 1;
  const days = plan.days.map((day, at) => dayText(day, plan.certificate, at)).join("\n\n");
  const intro = `Ingredients are for ${people} people, figures for one.`;
  writeFileSync(file, `${[title, command, intro, days, certificateText(plan.certificate)].join("\n\n")}\n`);
}

function planned(request: string): Plan {
  const bin = join(root, "packages/engine/bin/chef.ts");
  const { stdout } = spawnSync(process.execPath, [bin, "plan"], { input: `${request}\n`, encoding: "utf8" });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The command line of this very package answers.
  return JSON.parse(stdout) as Plan;
}

function dayText({ day, meals }: PlanDay, certificate: Certificate, at: number): string {
  const figures = certificate.days[at];
  if (figures === undefined) throw new Error(`Day ${day} has no certificate.`);
  const { kcal, protein, carbs, fat, fiber, sodiumMg } = figures.reached;
  const grams = `${whole(protein)} g protein, ${whole(carbs)} g carbohydrate, ${whole(fat)} g fat, ${whole(fiber)} g fiber`;
  const cost = `$${(figures.costCents / 100).toFixed(2)} a person`;
  const sum = `${whole(kcal)} kcal of ${figures.targetKcal}, ${grams}, ${whole(sodiumMg)} mg sodium, ${cost}`;
  return [`## Day ${day}`, sum, ...meals.map(mealText)].join("\n\n");
}

function mealText({ type, calories, description, ...meal }: Meal): string {
  const figures = `${type}, ${whole(calories)} kcal, ${timeOf(meal)}. ${description}`;
  const ingredients = meal.ingredients.map((line) => `- ${line}`).join("\n");
  const steps = meal.instructions.map((step, at) => `${at + 1}. ${step}`).join("\n");
  return [`### ${fullNameOf(meal)}`, figures, ingredients, steps].join("\n\n");
}

function timeOf({
  prepTime,
  cookTime,
  handsOnMinutes = prepTime + cookTime,
  waitingMinutes = 0,
}: Pick<Meal, "prepTime" | "cookTime" | "handsOnMinutes" | "waitingMinutes">): string {
  const waiting = waitingMinutes === 0 ? "" : ` and ${waitingMinutes} of waiting`;
  return `${handsOnMinutes} minutes of hands${waiting}`;
}

function certificateText({ rulesChecked, relaxed, preferenceScore }: Certificate): string {
  const rules = rulesChecked.join("; ");
  const bent = relaxed.length === 0 ? "none" : relaxed.map(({ reason }) => reason).join(" ");
  return `## Certificate\n\nRules checked: ${rules}. Wishes bent: ${bent}. Score ${preferenceScore.toFixed(2)}.`;
}

function whole(figure: number): string {
  return String(Math.round(figure));
}
