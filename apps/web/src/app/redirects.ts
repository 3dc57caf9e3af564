import { registry } from "./registry.ts";

const otherNames = [
  { path: "/history", target: "/recipe-history" },
  { path: "/extra-plan", target: "/extra-planner" },
];

/** spec: addresses that appear as navigation targets under another name; only where the target is built. */
export const redirects = otherNames.filter(({ target }) => registry.hasPage(target));
