import type { Token } from "../text/tokens.ts";
import { unitOf, type Unit } from "./units.ts";

export type UnitAt = { readonly unit: Unit; readonly next: number };

/** Dishes and foods whose first word looks like a unit. */
const NOT_A_UNIT =
  /^(?:pound cake|pot (?:roast|pies?|stickers?)|roll ups?|bar mix|head cheese|ear mushrooms?|stem ginger|drop scones?|cube steaks?|stick insects?|can opener|strip steaks?|case knife|ball peppers?|sheet cake|box grater)\b/i;

/** Reads the unit that stands at a token, of one word or two ("fl. oz."). */
export function unitAt(tokens: readonly Token[], at: number): UnitAt | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first === undefined || first.kind === "number" || first.kind === "aside") return null;
  const pair = `${first.text.replace(/\.$/, "")} ${second?.text ?? ""}`;
  if (NOT_A_UNIT.test(pair)) return null;
  const long = unitOf(pair);
  if (long !== null) return { unit: long, next: at + 2 };
  const short = unitOf(first.text);
  return short === null ? null : { unit: short, next: at + 1 };
}
