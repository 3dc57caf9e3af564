// Finds what people read or hear where it stands in a screen instead of in a file of texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "./processes.mjs";

const isScreen = (path) => /^apps\/web\/src\/.*\.tsx?$/u.test(path);
const isOther = (path) => /\.test\.tsx?$|\/(?:testing|texts)\//u.test(path);

/** Attributes and properties that people read or hear. */
const spoken = new Set([
  "title",
  "label",
  "placeholder",
  "alt",
  "aria-label",
  "aria-valuetext",
  "description",
  "sentence",
  "hint",
  "lead",
  "note",
  "aside",
  "divider",
  "valueText",
  "caption",
]);

/** Each text that is left in a screen, with the file that it stands in. */
export function textsLeftIn(paths) {
  const screens = paths.filter((path) => isScreen(path) && !isOther(path));
  return screens.flatMap((path) =>
    textsIn(path, readFileSync(join(root, path), "utf8")).map((text) => `${path}: ${text}`),
  );
}

/** The texts that stand in JSX, in attributes that are spoken, and in messages. */
export function textsIn(path, code) {
  const found = [];
  const take = (node) => void found.push(...wordsOf(node));
  const takeChildren = ({ children }) => {
    for (const child of children) if (child.type === "JSXExpressionContainer") take(child.expression);
  };
  new Visitor({
    JSXText: ({ value }) => void (hasWords(value) && found.push(value.trim())),
    JSXElement: takeChildren,
    JSXFragment: takeChildren,
    JSXAttribute: ({ name, value }) => {
      if (value !== null && spoken.has(name.name)) take(value.expression ?? value);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.name !== "toast" || given[0]?.type !== "ObjectExpression") return;
      for (const { key, value } of given[0].properties) if (spoken.has(key?.name)) take(value);
    },
  }).visit(parseSync(path, code).program);
  return found;
}

const hasWords = (text) => /\p{L}/u.test(text);

/** What an expression can come to, as far as it is written there. */
function wordsOf(node) {
  if (node.type === "Literal")
    return typeof node.value === "string" && hasWords(node.value) ? [node.value] : [];
  if (node.type === "ConditionalExpression") return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
  if (node.type === "LogicalExpression") return [...wordsOf(node.left), ...wordsOf(node.right)];
  if (node.type !== "TemplateLiteral") return [];
  const written = node.quasis.map(({ value }) => value.cooked);
  return written.some(hasWords) ? [written.join("…")] : [];
}
