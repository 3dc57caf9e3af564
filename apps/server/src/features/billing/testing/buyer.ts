import { z } from "zod";
import type { Press } from "../../../adapters/payments/test-checkout/ledger.ts";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import { anna, signIn, signUp } from "../../accounts/testing/people.ts";
import type { World } from "../../accounts/testing/world.ts";

export const DAY_MS = 86_400_000;

const created = z.object({ approval_url: z.url() });
const standing = z.looseObject({
  subscribed: z.boolean(),
  status: z.string(),
  billing: z.looseObject({ state: z.string(), endsAt: z.string().nullable() }).nullable(),
});

/** Somebody in a browser who may pay. */
export interface Buyer {
  readonly browser: TestCaller;
  readonly subscribe: () => Promise<Response>;
  /** Presses Subscribe and answers which subscription that began. */
  readonly begin: () => Promise<{ readonly id: string; readonly sessionId: string }>;
  readonly verify: (body?: object) => Promise<Response>;
  readonly standing: () => Promise<z.output<typeof standing>>;
  /** Plays fate, and waits until the server has heard of it. */
  readonly press: (id: string, what: Press) => Promise<void>;
  /** Lets days pass, with the job at work or not; whoever was signed in signs in again. */
  readonly pass: (days: number, job?: "no job") => Promise<void>;
}

/** A product of a test's own with somebody in it who may pay … */
export async function visitorIn(open: () => Promise<World>, person = anna) {
  const world = await open();
  return { world, buyer: await buyerIn(world, person) };
}

/** … who has pressed Subscribe … */
export async function beginningIn(open: () => Promise<World>, person = anna) {
  const visitor = await visitorIn(open, person);
  return { ...visitor, ...(await visitor.buyer.begin()) };
}

/** … and has agreed to pay. */
export async function payingIn(open: () => Promise<World>, person = anna) {
  const paying = await beginningIn(open, person);
  await paying.buyer.press(paying.id, "approve");
  return paying;
}

export async function buyerIn(world: World, person = anna): Promise<Buyer> {
  const browser = world.browser();
  await signUp(browser, person);
  const subscribe = () => browser.post("/api/functions/create-paypal-subscription", {});
  return {
    browser,
    subscribe,
    async begin() {
      const { approval_url } = created.parse(await (await subscribe()).json());
      const id = new URL(approval_url).pathname.split("/").at(-1) ?? "";
      const sessionId = new URL(world.till.find(id)?.returnUrl ?? "").searchParams.get("session_id") ?? "";
      return { id, sessionId };
    },
    verify: (body = {}) => browser.post("/api/functions/verify-subscription", body),
    async standing() {
      const answer = await browser.post("/api/functions/check-subscription-limit", {});
      return standing.parse(await answer.json());
    },
    async press(id, what) {
      if (!world.till.press(id, what)) throw new Error(`${what} cannot be pressed now.`);
      await world.product.accounts.background.settle();
    },
    async pass(days, job) {
      for (let day = 0; day < days; day += 1) {
        world.clock.advance(DAY_MS);
        if (job !== "no job") await world.product.billing.lookAtDue();
        await world.product.accounts.background.settle();
      }
      await signIn(browser, person);
    },
  };
}
