import { createElement, type SVGProps } from "react";

interface IconData {
  /** Shapes of a sheet of 24 by 24. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Makes an icon of Lucide's data, in the place of the library's own maker, whose many settings would be in the first
 * script of every page (see vite.config.ts). An icon is decoration: what it stands for is said in words beside it.
 */
// oxlint-disable-next-line import/no-default-export -- The library's icons import the default of this module.
export default function createLucideIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) => createElement("svg", { ...sheet, ...props }, ...shapes);
}

const sheet = {
  viewBox: "0 0 24 24",
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;
