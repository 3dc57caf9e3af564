import { type HtmlNode, parseHtml } from "./html-tree.ts";

const unseen: ReadonlySet<string> = new Set(["script", "style", "noscript", "template", "iframe", "svg"]);
const blocks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|tr|ul)$/u;
/** HTML as the lines that a reader sees. Text without a tag keeps its own lines. */
export function plainLines(html: string): readonly string[] {
  const texts = /<[a-z/!]/iu.test(html) ? [html] : html.split(/[\r\n]+/u);
  return texts.flatMap((text) => linesOf(/[<&]/u.test(text) ? seenText(parseHtml(text)) : text));
}

/** The words of some HTML as one paragraph. */
export function plainText(html: string): string {
  return plainLines(html).join(" ");
}

/** What a reader sees of a part of a page, with a line break around every block. */
export function seenText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node.replaceAll(/\s+/gu, " ");
      if (unseen.has(node.name)) return "";
      const inner = seenText(node.children);
      return blocks.test(node.name) ? `\n${inner}\n` : inner;
    })
    .join("");
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/u)
    .map((line) => line.replaceAll(/[\s\u00A0\u200B\uFEFF]+/gu, " ").trim())
    .filter((line) => line !== "");
}
