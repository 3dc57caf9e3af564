import { singularOf } from "./normalise.ts";

const NO_PLURAL =
  /(?:s|broccoli|zucchini|garlic|celery|lettuce|rice|beef|pork|fish|salmon|tuna|shrimp|squash|fennel|spinach|kale|corn|tofu|kombu|nori|wakame|bread|butter|chicken|water|milk|cheese|sugar|flour|lavash|naan)$/;

/** "Chipotle in adobo" are chipotles, and a leg of lamb has no lambs. */
const SAID_OF_IT = /^(.+?)( (?:in|of|with) .+)$/u;

/** The plural of the last word of a name, or of what stands before "in" or "of" it: "red onion" → "red onions". What has none stays. */
export function pluralOf(name: string): string {
  const [, head, rest = ""] = SAID_OF_IT.exec(name) ?? [];
  if (head !== undefined) return pluralOf(head) + rest;
  const last = name.split(" ").at(-1) ?? "";
  if (
    !/^[a-z]{2,}$/i.test(last) ||
    singularOf(last.toLowerCase()) !== last.toLowerCase() ||
    NO_PLURAL.test(last.toLowerCase())
  )
    return name;
  if (/(?:[^aeiou])y$/i.test(last)) return `${name.slice(0, -1)}ies`;
  if (/(?:x|ch|sh|z|tomato|potato|mango|chill?i)$/i.test(last)) return `${name}es`;
  if (/(?:leaf|loaf|half)$/i.test(last)) return `${name.slice(0, -1)}ves`;
  return `${name}s`;
}
