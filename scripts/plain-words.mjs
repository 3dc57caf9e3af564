// Finds turns of phrase that nobody in the US would use, in what the product says to people.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "./processes.mjs";

/** The files whose words reach people: the texts of screens, the engine's sentences, what the server answers and mails. */
const isSaid = (path) =>
  /^apps\/web\/src\/.*\/texts\/en|^packages\/engine\/src\/|^apps\/server\/src\/(?:features|adapters|http)\/|^packages\/(?:contract|domain)\/src\//u.test(
    path,
  ) &&
  !/\.test\.|\/testing\/|\/features\/design\/|-words\.|plain-names|places\.json|-sorts\.json|world-plants|talker\/question\.ts|prompts\//u.test(
    path,
  );

/** British spellings and words, and what is only said in other languages. */
const turns = [
  /\b(?:colour|flavour|favourite|fibre|grey|litre|centre)s?\b/iu,
  /\b(?:recognis|organis|caramelis|customis|analys)(?:e|ed|ing)\b/iu,
  /\b(?:cling film|home-made|tick(?:ed|s)?|e-mails?|mince of|self-raising flour|fan oven)\b/iu,
  /\banew\b|\bput right\b|\bany more\.|\bfor ever\b|\bkept in mind\b|\bunder way\b/iu,
  /\bneeds? the network\b|\bas soon as there is a network\b|\bshows as soon as\b|\bcomes? as soon as\b/iu,
  /\bnothing of (?:it|this|that) (?:is|was|fits)\b|\bnone of them comes\b|\blies on this device\b/iu,
  /\bnames no (?:ingredients|steps)\b|\bholds (?:gluten|milk|nuts|too much)\b|\bwritten down\b/iu,
  /\b(?:a serving|a meal) brings\b|\bbrings …? ?g of\b|\bworking days?\b|\bfind nothing to eat\b/iu,
  /\d %|\bsurer\b|\bdoes not answer\b/u,
];

/** Each text that is no plain American English, with the file that it stands in. */
export function oddTextsIn(paths) {
  return paths
    .filter((path) => isSaid(path) && /\.(?:tsx?|json)$/u.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(root, path), "utf8");
      const texts = path.endsWith(".json") ? (code.match(/"(?:[^"\\]|\\.)*"/gu) ?? []) : textsOf(path, code);
      return texts.filter(isOdd).map((text) => `${path}: ${text}`);
    });
}

/** A pattern that reads what people type is no text: it may know every spelling. */
export function isOdd(text) {
  return / /u.test(text) && !/\||\\b|\(\?:/u.test(text) && turns.some((turn) => turn.test(text));
}

function textsOf(path, code) {
  const found = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === "string" && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map(({ value }) => value.cooked).join("…")),
    JSXText: ({ value }) => void found.push(value),
  }).visit(parseSync(path, code).program);
  return found;
}
