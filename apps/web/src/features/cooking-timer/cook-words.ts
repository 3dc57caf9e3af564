import type { CookProps } from "../../platform/feature.ts";
import * as t from "./texts/en/start.ts";

/** What is left over only wants warming. */
export function cookWords({ leftoverOf }: CookProps["recipe"]): string {
  return leftoverOf === undefined ? t.cook : t.getReady;
}
