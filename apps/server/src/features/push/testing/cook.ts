import { randomBytes } from "node:crypto";
import type { FakePush } from "@meal/testkit/fake-push";
import { z } from "zod";
import type { TestCaller } from "../../accounts/testing/caller.ts";
import type { World } from "../../accounts/testing/world.ts";

export const pushPath = "/api/push/alarms";
const MINUTE_MS = 60_000;
const sentMessage = z.object({ ring: z.object({ stepIndex: z.int(), alarm: z.string() }) });

/** A browser that agreed to be woken. Its keys are of the right form; the fake asks for no more. */
export function newDevice(host = "push.example.net") {
  return {
    endpoint: `https://${host}/${randomBytes(16).toString("hex")}`,
    p256dh: randomBytes(65).toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

export type TestDevice = ReturnType<typeof newDevice>;

/** A plan of steps that end after so many minutes each, the last one the end of all. */
export function planOf(now: number, ...endsAfter: readonly number[]) {
  return {
    version: now,
    alarms: endsAfter.map((minutes, index) => ({
      alarm: index === endsAfter.length - 1 ? "completion" : "step",
      stepIndex: index + 1,
      at: now + minutes * MINUTE_MS,
      inMs: minutes * MINUTE_MS,
    })),
  };
}

/** Tells the server a plan. */
export function plan(caller: TestCaller, device: TestDevice, planned: object): Promise<Response> {
  return caller.put(pushPath, { device, ...planned });
}

/** Lets minutes pass as a server that runs would, and answers the steps that devices were woken for. */
export async function pass(world: World, push: FakePush, minutes: number) {
  const before = push.sent.length;
  for (let second = 0; second < minutes * 60; second += 10) {
    world.clock.advance(10_000);
    await world.product.pushes.sendDue();
  }
  return push.sent.slice(before).map(({ endpoint, message }) => {
    const { alarm, stepIndex } = sentMessage.parse(JSON.parse(message.text)).ring;
    return { endpoint, alarm, stepIndex };
  });
}
