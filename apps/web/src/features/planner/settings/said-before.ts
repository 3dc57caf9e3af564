import { DIETS } from "@meal/domain/chef/vocabulary";
import { type Eating, saidIn, withAccount } from "@meal/domain/planner/said-before";
import { useEffect } from "react";
import { localText } from "../../../platform/device/text.ts";
import { forgetAt } from "../../../platform/memory.ts";
import { createValueStore, useValue } from "../../../platform/value-store.ts";
import { choicesOf } from "./choices.ts";
import { saidKey } from "../storage-keys.ts";

type SaidByPerson = Readonly<Record<string, Eating>>;

const said = createValueStore<SaidByPerson>(readSaid(), "never");
// What was said before signing in is read from the device, and goes when that is cleared.
forgetAt("session", () => said.set({}));
if (typeof window !== "undefined") {
  addEventListener("storage", ({ key }) => {
    if (key === saidKey || key === null) said.set(readSaid());
  });
}

/** What this person said before they came in, as long as they have not answered. What a guest chose here becomes theirs. */
export function useSaid(ownerId: string | null): Eating | null {
  const all = useValue(said);
  const hasGuestChosen = Object.keys(useValue(choicesOf(null))).length > 0;
  useEffect(() => {
    if (ownerId !== null && hasGuestChosen) claimFromGuest(ownerId);
  }, [ownerId, hasGuestChosen]);
  return ownerId === null ? null : (all[ownerId] ?? null);
}

/** What this person said and has not confirmed yet. */
export function saidBy(ownerId: string): Eating | null {
  claimFromGuest(ownerId);
  return readSaid()[ownerId] ?? null;
}

/** The first person who comes in is the guest of before. Nobody after them meets it. */
function claimFromGuest(ownerId: string): void {
  const guests = choicesOf(null);
  const chosen = guests.get();
  if (Object.keys(chosen).length === 0) return;
  const fresh = saidIn(chosen);
  const earlier = readSaid()[ownerId];
  if (fresh !== null) keepSaid(ownerId, earlier === undefined ? fresh : withAccount(earlier, fresh));
  const { diet: _d, allergies: _a, dislikes: _n, servings: _s, ...wishes } = chosen;
  const own = choicesOf(ownerId);
  own.set({ ...wishes, ...own.get() });
  guests.set({});
}

/** What waited for their next sign-in, joined with what they said since. */
export function takeSaidBack(ownerId: string, value: unknown): void {
  const here = readSaid()[ownerId];
  if (isEating(value)) keepSaid(ownerId, here === undefined ? value : withAccount(here, value));
}

/** Forgets what was said before signing in, once its person took it over or said that it was not theirs. */
export function forgetSaid(ownerId: string): void {
  const { [ownerId]: _, ...others } = readSaid();
  write(others);
}

function keepSaid(ownerId: string, eating: Eating): void {
  write({ ...readSaid(), [ownerId]: eating });
}

function write(all: SaidByPerson): void {
  if (Object.keys(all).length === 0) localText(saidKey).remove();
  else localText(saidKey).write(JSON.stringify(all));
  said.set(all);
}

/** Another tab may have written it since, so that it is read before each change. */
function readSaid(): SaidByPerson {
  try {
    const kept: unknown = JSON.parse(localText(saidKey).read() ?? "{}");
    const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, Eating] => isEating(entry[1])));
  } catch {
    return {};
  }
}

function isEating(value: unknown): value is Eating {
  if (typeof value !== "object" || value === null) return false;
  const { diet, allergies, dislikes, servings } = value as { readonly [Key in keyof Eating]?: unknown };
  return (
    DIETS.some((known) => known === diet) &&
    [allergies, dislikes].every(isWords) &&
    typeof servings === "number"
  );
}

function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((word) => typeof word === "string");
}
