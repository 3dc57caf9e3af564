import type { OutputOf } from "@meal/contract/endpoint";
import type { incrementFeatureUsage } from "@meal/contract/entitlements";
import { call, isRefusal } from "./api.ts";
import { newId } from "./new-id.ts";
import { ownedText } from "./device/owned.ts";
import { localText } from "./device/text.ts";
import { openWaiting, putWaiting } from "./device/waiting.ts";

/** A use that the server has not answered yet, and whose it is. */
interface WaitingUse {
  readonly userId: string;
  readonly useId: string;
}

type Count = OutputOf<typeof incrementFeatureUsage>;

/** What became of a use: counted, refused because none was left, or kept until the server can be reached. */
export type CountOutcome = ({ readonly kind: "counted" } & Count) | { readonly kind: "refused" | "waiting" };

const key = "timer-uses-waiting";

/** Counts one use of the cooking timer. It lies on the device until the server answered, so no use is lost or counted twice. */
export async function countUse(userId: string): Promise<CountOutcome> {
  const use = { userId, useId: newId() };
  write(userId, [...readWaiting(), use]);
  return send(use);
}

/** Sends what an earlier visit could not; answers whether there was anything. */
export async function sendWaitingUses(userId: string): Promise<boolean> {
  const waiting = readWaiting().filter((use) => use.userId === userId);
  for (const use of waiting) await send(use);
  return waiting.length > 0;
}

/** spec: 2, section 4: a failure is no reason to hold up the cook. What the server refuses would be refused again. */
async function send(use: WaitingUse): Promise<CountOutcome> {
  try {
    const body = { feature_name: "cooking_timer", use_id: use.useId } as const;
    const count = await call<typeof incrementFeatureUsage>("POST /api/rpc/increment_feature_usage", { body });
    forget(use);
    return { kind: "counted", ...count };
  } catch (error) {
    const isFinal = isRefusal(error) && error.code !== "not_signed_in" && error.code !== "too_many_requests";
    if (isFinal) forget(use);
    return { kind: isFinal ? "refused" : "waiting" };
  }
}

/** Puts aside what the server has not answered when this person's session ends. */
export async function putUsesAside(userId: string): Promise<void> {
  const uses = readWaiting().filter((use) => use.userId === userId);
  if (uses.length > 0) await putWaiting(userId, "timer-use", uses);
}

/** Takes up what was put aside; without contact it waits on. */
export async function takeUsesBack(userId: string): Promise<void> {
  const { values, forget: forgetWaiting } = await openWaiting(userId, "timer-use");
  if (values.length === 0) return;
  const known = new Set(readWaiting().map(({ useId }) => useId));
  const uses = values.flat().filter(isWaitingUse);
  write(userId, [...readWaiting(), ...uses.filter(({ useId }) => !known.has(useId))]);
  await forgetWaiting();
}

function forget({ userId, useId }: WaitingUse): void {
  write(
    userId,
    readWaiting().filter((use) => use.useId !== useId),
  );
}

function write(userId: string, uses: readonly WaitingUse[]): void {
  const kept = ownedText(key, userId);
  if (uses.length === 0) kept.remove();
  else kept.write(JSON.stringify(uses));
}

/** Anything may lie there. */
function readWaiting(): readonly WaitingUse[] {
  try {
    const kept: unknown = JSON.parse(localText(key).read() ?? "[]");
    return Array.isArray(kept) ? kept.filter(isWaitingUse) : [];
  } catch {
    return [];
  }
}

function isWaitingUse(value: unknown): value is WaitingUse {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return typeof fields.get("userId") === "string" && typeof fields.get("useId") === "string";
}
