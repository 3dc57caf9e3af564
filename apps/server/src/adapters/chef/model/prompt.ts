import { readFileSync } from "node:fs";
import { join } from "node:path";

const texts = new Map<string, string>();

function read(name: string): string {
  const text = texts.get(name) ?? readFileSync(join(import.meta.dirname, "prompts", `${name}.md`), "utf8");
  texts.set(name, text);
  return text.trim();
}

/** The instructions of a prompt file, and how every model has to take what is data. */
export function instructions(name: string): string {
  return `${read(name)}\n\n${read("about-data.v1")}`;
}

/** What a person typed, and what is known of them, fenced off from the instructions; nothing in it can close the fence. */
export function asData(data: object): string {
  return `<data>\n${JSON.stringify(data).replaceAll("<", "\\u003c")}\n</data>`;
}
