import { elementsIn, type HtmlElement, type HtmlNode } from "./html-tree.ts";
import { seenText } from "./plain-text.ts";

type Properties = Map<string, unknown[]>;

const recipeType = /schema\.org\/Recipe\b/iu;
/** Below this a page only repeats itself; what is read for a part is read for every part around it. */
const deepest = 40;
const mostScopes = 20;
/** Of these elements the attribute says what is meant; their text is for people. */
const valueAttributes: Readonly<Record<string, string>> = {
  meta: "content",
  time: "datetime",
  data: "value",
  meter: "value",
  link: "href",
  img: "src",
};

/** The recipes that a page marks by attributes, in the shape that linked data has. */
export function microdataRecipes(nodes: readonly HtmlNode[]): readonly Readonly<Record<string, unknown>>[] {
  const scopes = elementsIn(nodes, ({ attributes }) => recipeType.test(attributes["itemtype"] ?? ""));
  return scopes.slice(0, mostScopes).map(({ children }) => Object.fromEntries(propertiesOf(children, 0)));
}

function propertiesOf(children: readonly HtmlNode[], depth: number): Properties {
  // A page may name a property as it likes, also like a part of every object.
  const properties: Properties = new Map();
  collect(children, properties, depth);
  return properties;
}

/** A part with a scope of its own is one value of this one; what is inside of it is its own. */
function collect(nodes: readonly HtmlNode[], into: Properties, depth: number): void {
  if (depth > deepest) return;
  for (const node of nodes) {
    if (typeof node === "string") continue;
    const names = (node.attributes["itemprop"] ?? "").split(/\s+/u).filter(Boolean);
    const isScope = node.attributes["itemscope"] !== undefined;
    const value = names.length === 0 ? undefined : isScope ? scopeOf(node, depth + 1) : valueOf(node);
    for (const name of names)
      into
        .set(name, into.get(name) ?? [])
        .get(name)
        ?.push(value);
    if (!isScope) collect(node.children, into, depth + 1);
  }
}

function scopeOf({ attributes, children }: HtmlElement, depth: number): unknown {
  const type = /\w+$/u.exec(attributes["itemtype"] ?? "")?.[0];
  const properties = propertiesOf(children, depth);
  return properties.size === 0 ? seenText(children) : { "@type": type, ...Object.fromEntries(properties) };
}

function valueOf({ name, attributes, children }: HtmlElement): string {
  const attribute = valueAttributes[name];
  const stated = attribute === undefined ? attributes["content"] : attributes[attribute];
  return stated ?? seenText(children);
}
