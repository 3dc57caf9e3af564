import { Parser } from "htmlparser2";

/** A piece of a page: text, or an element with what is inside of it. */
export type HtmlNode = string | HtmlElement;

/** An element as it was written. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: HtmlNode[];
}

/** No page that a person reads is nested deeper. What is, is laid side by side, so that no walk exhausts the stack. */
const deepest = 150;
const mostOpen = 5000;
const pieces = /[^]{1,16384}/gu;

/** A page as a tree that is never deeper than it can be walked. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  let depth = 0;
  const top = () => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      const element: HtmlElement = { name, attributes, children: [] };
      top().children.push(element);
      if (depth < deepest) open.push(element);
    },
    ontext: (text) => top().children.push(text),
    onclosetag() {
      if (depth < deepest) open.pop();
      depth -= 1;
    },
  });
  // The parser's own work grows with the square of what stands open, so a page of nothing but openings is left off.
  for (const piece of html.match(pieces) ?? []) {
    if (depth >= mostOpen) break;
    parser.write(piece);
  }
  parser.end();
  return root.children;
}

/** The elements that are meant, in the order of the page; also those inside of others. */
export function elementsIn(
  nodes: readonly HtmlNode[],
  isMeant: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const inside = elementsIn(node.children, isMeant);
    return isMeant(node) ? [node, ...inside] : inside;
  });
}
