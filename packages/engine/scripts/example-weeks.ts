// `npm run chef:plans`: writes the weeks of twelve households into docs/features/plans/twelve-weeks.md, to be read as each of them.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Meal, Plan, PlanDay } from "@meal/domain/chef/plans";
import { besideName } from "@meal/domain/chef/side";

const root = join(import.meta.dirname, "../../..");
const week = { days: 7, mealsPerDay: 3, startDate: "2026-11-23" };
const shifts = [
  ["breakfast", "lunch"],
  ["breakfast", "dinner"],
  ["dinner"],
  ["breakfast", "lunch", "dinner"],
  ["lunch"],
  ["breakfast", "lunch", "dinner"],
  ["breakfast", "dinner"],
];

/** Who plans, and what they ask for. */
const HOUSEHOLDS: readonly (readonly [who: string, request: object])[] = [
  ["A student", { ...week, calories: 2300, servings: 1, budget: "cheap", seed: 11 }],
  [
    "A family of four, one allergic to nuts",
    { ...week, calories: 1900, servings: 4, allergies: ["nuts"], seed: 12 },
  ],
  [
    "Somebody who works in shifts",
    { ...week, calories: 2200, servings: 1, slots: shifts, handsOnLimit: { workday: 25 }, seed: 13 },
  ],
  ["A vegan couple", { ...week, servings: 2, diet: "vegan", seed: 14 }],
  [
    "A couple with diabetes",
    {
      ...week,
      calories: 1700,
      servings: 2,
      diet: "diabetic-friendly",
      limits: { sodiumMaxMg: 2000 },
      seed: 15,
    },
  ],
  ["One person, keto", { ...week, calories: 1800, servings: 1, diet: "keto", seed: 16 }],
  [
    "Two who cook once or twice a week, and on Sundays",
    { ...week, servings: 2, cooking: "batch", startDate: "2026-11-28", seed: 17 },
  ],
  ["Three with $90", { ...week, servings: 3, budget: "cheap", limits: { budgetCentsWeek: 9000 }, seed: 18 }],
  ["One meal a day", { ...week, mealsPerDay: 1, calories: 1800, servings: 1, seed: 19 }],
  [
    "An athlete",
    { ...week, mealsPerDay: 5, calories: 3400, servings: 1, limits: { proteinMin: 160 }, seed: 20 },
  ],
  [
    "Grandparents who watch their salt",
    { ...week, calories: 1600, servings: 2, diet: "low-sodium", tastePreferences: "easy", seed: 21 },
  ],
  ["A guest who said nothing", { days: 7, mealsPerDay: 3, servings: 2, seed: 22 }],
];

const requests = HOUSEHOLDS.map(([, request]) => JSON.stringify(request));
const plans = planned(requests);
const weeks = HOUSEHOLDS.flatMap(([who], at) => {
  const [request, plan] = [requests[at], plans[at]];
  return request === undefined || plan === undefined ? [] : weekText(who, request, plan);
});
const intro =
  "What each of these asked for is the line for `npm run -s chef -- plan`. Minutes are those of hands.";
writeFileSync(
  join(root, "docs/features/plans/twelve-weeks.md"),
  `${["# Twelve weeks of twelve households", intro, ...weeks].join("\n\n")}\n`,
);

function weekText(who: string, request: string, { days, certificate }: Plan): string {
  const { foodsToBuy = 0, cooked = 0 } = certificate.week ?? {};
  const kept = (certificate.wishes ?? []).map(
    ({ wish, isKept }) => `${wish}: ${isKept ? "kept" : "not kept"}`,
  );
  const sum = [`${foodsToBuy} foods to buy`, `${cooked} things cooked`, ...kept].join("; ");
  const rows = days.map((day) => `| ${day.day} | ${dayText(day)} |`);
  return [
    `## ${who}`,
    `\`${request}\``,
    `${sum}.`,
    ["| day | meals |", "|---|---|", ...rows].join("\n"),
  ].join("\n\n");
}

function dayText({ meals }: PlanDay): string {
  return meals.map(mealText).join("<br>");
}

function mealText(meal: Meal): string {
  const { type, name, leftoverOf, handsOnMinutes = 0 } = meal;
  const beside = besideName(meal);
  const dish = beside === undefined ? name : `${name}, with ${beside}`;
  return `${type}: ${dish} (${leftoverOf === undefined ? `${handsOnMinutes} min` : "left over"})`;
}

/** All of them in one process, which reads the cookbook once. */
function planned(lines: readonly string[]): Plan[] {
  const bin = join(root, "packages/engine/bin/chef.ts");
  const input = `${lines.join("\n")}\n`;
  const { stdout } = spawnSync(process.execPath, [bin, "plan"], {
    input,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const answers = stdout.trim().split("\n");
  const parsed = answers.map((line): unknown => JSON.parse(line));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The command line of this very package answers.
  return parsed as Plan[];
}
