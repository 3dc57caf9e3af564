import { joined } from "../schema-draft.ts";

/** What a recipe says of itself, by the names it uses, in lower case; inner names behind a dot: "time.prep". */
export type Metadata = Map<string, string[]>;

/** No recipe says more of itself. */
const mostLines = 500;
const fence = /^---[ \t]*$/mu;
const listItem = /^\s*-\s+(.*)$/u;
const member = /^(\s*)([^\s:#-][^:]{0,100}?)\s*:\s*(.*)$/u;

/** Parts a recipe from the YAML in front of it, of which it reads what recipes use: names, lists, one level of nesting. */
export function readFrontMatter(text: string): { readonly metadata: Metadata; readonly body: string } {
  const none = { metadata: new Map<string, string[]>(), body: text };
  const opening = /^\s*---[ \t]*\n/u.exec(text);
  if (!opening) return none;
  const inner = text.slice(opening[0].length);
  const closing = fence.exec(inner);
  if (!closing) return none;
  const metadata = readYaml(inner.slice(0, closing.index).split("\n", mostLines));
  return { metadata, body: inner.slice(closing.index + closing[0].length) };
}

function readYaml(lines: readonly string[]): Metadata {
  const metadata: Metadata = new Map();
  let [parent, name] = ["", ""];
  for (const line of lines) {
    if (/^\s*(?:#|$)/u.test(line)) continue;
    const item = listItem.exec(line)?.[1];
    const [, indent, key, value] = member.exec(line) ?? [];
    if (item !== undefined) metadata.get(name)?.push(bare(item));
    else if (key !== undefined && value !== undefined) {
      const isInner = indent !== "" && parent !== "";
      name = (isInner ? `${parent}.${bare(key)}` : bare(key)).toLowerCase();
      if (!isInner) parent = name;
      metadata.set(name, valuesOf(value));
      // What has neither a name nor a hyphen is a further line of a long text.
    } else metadata.set(name, [joined(...(metadata.get(name) ?? []), line.trim())]);
  }
  return metadata;
}

function valuesOf(value: string): string[] {
  if (/^[|>][+-]?$/u.test(value)) return [];
  const inline = /^\[(.*)\]$/u.exec(value)?.[1];
  const values = inline === undefined ? [value] : inline.split(",");
  return values.map(bare).filter((each) => each !== "");
}

/** A value without its quotation marks, and without a comment behind it. */
function bare(value: string): string {
  const quoted = /^\s*(["'])(.*)\1\s*(?:#.*)?$/u.exec(value)?.[2];
  return quoted ?? value.replace(/\s#.*$/u, "").trim();
}
