import { hasAccess, isRenewing } from "@meal/domain/billing/access";
import type { BillingParts } from "./parts.ts";
import { type LookOutcome, providerOf } from "./looking.ts";
import { type KeptSubscription, readBooks, readSubscriptions } from "./subscriptions-repository.ts";

const atOnce = 100;

/** Asks about every subscription there is, and says in a line each what a person has to look into. */
export async function checkBooks(
  parts: BillingParts,
  look: (id: string) => Promise<LookOutcome>,
): Promise<string> {
  const lines: string[] = [];
  let asked = 0;
  for (let after = ""; ;) {
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    const page = await readBooks(parts.database.db, after, atOnce);
    for (const before of page) {
      asked += 1;
      // oxlint-disable-next-line no-await-in-loop -- A provider is asked one thing after the other.
      const line = await lineOf(parts, before, await look(before.id));
      if (line !== undefined) lines.push(line);
    }
    after = page.at(-1)?.id ?? "";
    if (page.length < atOnce) break;
  }
  const sum = `${asked} ${asked === 1 ? "subscription" : "subscriptions"} asked about, ${lines.length} to look into`;
  return [...lines, sum].join("\n");
}

async function lineOf(
  parts: BillingParts,
  before: KeptSubscription,
  outcome: LookOutcome,
): Promise<string | undefined> {
  const { database, graceMs, clock } = parts;
  const all = await readSubscriptions(database.db, before.userId);
  const now = all.find(({ id }) => id === before.id);
  if (!now) return undefined;
  const found = [
    providerOf(parts, now.source) ? undefined : "its provider is not set up",
    outcome === "unreachable" ? "its provider did not answer" : undefined,
    outcome === "bad-amount"
      ? "its provider names an amount that its currency cannot have: look at the payment there, nothing was recorded"
      : undefined,
    now.failures > 0 && outcome === "seen" ? "its provider does not know it" : undefined,
    now.isMismatch
      ? "was paid with another amount or currency than agreed: give the difference back, or cancel it"
      : undefined,
    now.state === "refunded" && isRenewing(now)
      ? "was given back, and will be charged again: cancel it there"
      : undefined,
    now.state !== before.state ? `was kept as ${before.state} and is ${now.state}` : undefined,
    isRenewing(now) && all.filter((each) => isRenewing(each)).length > 1
      ? "its person pays for another one too: cancel one and give its last payment back"
      : undefined,
    now.state === "active" && !hasAccess(now, graceMs, clock.now()) ? "is not believed any more" : undefined,
  ].filter((each) => each !== undefined);
  return found.length === 0 ? undefined : `${now.source} ${now.providerId ?? ""}: ${found.join("; ")}`;
}
