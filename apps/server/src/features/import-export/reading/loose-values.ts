import { plainLines, plainText } from "./plain-text.ts";

/** What JSON calls an object, before anything is known of it. */
export type Fields = Readonly<Record<string, unknown>>;

/** No text of a recipe is longer; reading more would only take time. */
const longestText = 100_000;
/** Where the text of an object stands, the best first. */
const textFields = ["text", "name", "@value", "value"];

/** True for what JSON calls an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One value, a list of them, or none: schema.org leaves all three open everywhere. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

/** The first text that a value holds, as one paragraph; empty where it holds none. */
export function textOf(value: unknown): string {
  for (const each of listOf(value)) {
    const text = plainText(rawTextOf(each));
    if (text !== "") return text;
  }
  return "";
}

/** All texts that a value holds, line by line. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((each) => plainLines(rawTextOf(each)));
}

function rawTextOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value).slice(0, longestText);
  if (!isFields(value)) return "";
  const field = textFields.find((name) => typeof value[name] === "string" || typeof value[name] === "number");
  return field === undefined ? "" : String(value[field]).slice(0, longestText);
}
