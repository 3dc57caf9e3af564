import { createKitchen } from "@meal/engine/kitchen";
import { reply } from "@meal/engine/talk";
import { buildCorpus } from "../../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../../packages/engine/scripts/corpus/corpus-files.ts";
import type { MeasureRow } from "../measure-row.ts";
import { readRows } from "./labelled-set.ts";

const kitchen = createKitchen(buildCorpus(readCorpusFiles()).corpus);

/** Somebody without a rule, a diary, a plan and a list. */
const nobody = { diet: "none", allergies: [], dailyLimitKcal: 2000, eatenToday: [], plan: [], toBuy: [] };
const emergency = /^call your emergency number/i;

/** "a|b": one of these. A figure stands alone; words may be a part of others. */
function isSaid(said: string, fact: string): boolean {
  return fact.split("|").some((one) => {
    const words = one.trim().toLowerCase();
    return /^[\d.]+$/u.test(words)
      ? new RegExp(`(?<![\\d.])${words.replace(".", "\\.")}(?![\\d]|\\.\\d)`, "u").test(said)
      : said.includes(words);
  });
}

/** What is wrong with the answer to a question: a fact that it lacks, or words that it must not have. */
function judge([topic = "", question = "", must = "", mustNot = ""]: readonly string[]): string | null {
  const answer = reply(kitchen, [{ role: "user", content: question }], nobody);
  const said = answer.toLowerCase();
  const lacking = must.split(";").filter((fact) => fact !== "" && !isSaid(said, fact));
  const wrong = mustNot.split("|").filter((words) => words !== "" && said.includes(words));
  const isLate = topic === "emergency" && /emergency number/u.test(must) && !emergency.test(answer);
  const faults = [
    ...lacking.map((fact) => `lacks ${fact}`),
    ...wrong.map((words) => `has ${words}`),
    ...(isLate ? ["does not begin with the emergency number"] : []),
  ];
  return faults.length === 0 ? null : `${question} → ${answer.slice(0, 90)} (${faults.join(", ")})`;
}

function rowsOf(file: string, what: string, isShown: boolean): MeasureRow[] {
  const rows = readRows(file);
  const topics = [...new Set(rows.map(([topic = ""]) => topic))];
  return ["", ...topics].map((topic) => {
    const asked = rows.filter((row) => topic === "" || row[0] === topic);
    const wrong = asked.flatMap((row) => judge(row) ?? []);
    return {
      what: topic === "" ? what : `${what}: ${topic}`,
      figure: (100 * (asked.length - wrong.length)) / asked.length,
      floor: topic === "" ? 85 : 60,
      aim: 90,
      unit: "%",
      wordsBy: "own hand",
      cases: asked.length,
      // The faults of what is held out stay unseen, or it would soon be tuned to.
      weakest: isShown && topic !== "" ? wrong : [],
    };
  });
}

/** As people type them who tell a story around what they ask, and who wrote neither the rules nor the answers. */
function toldAtLength(): MeasureRow {
  const rows = readRows("kitchen-questions-strangers.tsv");
  const wrong = rows.flatMap((row) => judge(row) ?? []);
  return {
    what: "kitchen questions, told at length",
    figure: (100 * (rows.length - wrong.length)) / rows.length,
    floor: 75,
    aim: 90,
    unit: "%",
    wordsBy: "other hands",
    cases: rows.length,
    weakest: wrong,
  };
}

/** Questions that people ask in kitchens, by topic, with what an answer must and must not say. */
export function measure(): MeasureRow[] {
  return [
    ...rowsOf("kitchen-questions.tsv", "kitchen questions", true),
    ...rowsOf("kitchen-questions-fresh.tsv", "kitchen questions, held out", false),
    toldAtLength(),
  ];
}
