import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const marked = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";

/** A text in a language that does not exist: other letters, two fifths longer, and with its ends marked. */
export function pseudo<T>(text: T): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It only changes letters.
  return changed(text) as T;
}

function changed(text: unknown): unknown {
  if (typeof text === "string") return inPseudo(text);
  if (typeof text === "function") return (...values: unknown[]) => changed(Reflect.apply(text, null, values));
  if (isValidElement(text)) return createElement(Fragment, null, "[!! ", walked(text), " !!]");
  if (Array.isArray(text)) return text.map(changed);
  if (typeof text !== "object" || text === null) return text;
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, changed(value)]));
}

/** The ends are marked and the length grows only where there is something to read. */
function inPseudo(text: string): string {
  if (!/[a-z]/iu.test(text)) return text;
  const more = "·".repeat(Math.ceil(text.length * 0.4)).replaceAll(/·{8}/gu, "$& ");
  return `[!! ${inOtherLetters(text)}${more} !!]`;
}

function inOtherLetters(text: string): string {
  // Some texts of documents hold markup.
  return text.replaceAll(/<[^>]*>|[a-z]/giu, (part) => marked[plain.indexOf(part)] ?? part);
}

/** Markup stays; only what stands between it is read by people. */
function walked(node: ReactNode): ReactNode {
  if (typeof node === "string") return inOtherLetters(node);
  if (Array.isArray(node)) return node.map(walked);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  if (children === undefined) return node;
  return cloneElement(
    node,
    undefined,
    ...(Array.isArray(children) ? children.map(walked) : [walked(children)]),
  );
}
