import type { ErrorCode } from "@meal/contract/errors";
import { LATE_ALARM_MS, MOST_PUSH_DEVICES } from "@meal/domain/cooking-timer/push-limits";
import { expectProblem } from "@meal/testkit/expect-problem";
import { fakePush } from "@meal/testkit/fake-push";
import { expect, it } from "vitest";
import { anna, signIn, signUp } from "../accounts/testing/people.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World, type WorldOptions } from "../accounts/testing/world.ts";
import { newDevice, pass, plan, planOf, pushPath } from "./testing/cook.ts";
import { DEVICE_MEMORY_MS } from "./service.ts";

const HOUR_MS = 3_600_000;

const count = async ({ database }: World) =>
  (await database.db.selectFrom("push_devices").select("endpoint").execute()).length;

describeAccounts("a device with a timer", ({ open }) => {
  async function kitchen(options: WorldOptions = {}) {
    const push = fakePush();
    const world = await open({ ...options, watched: { push } });
    const browser = world.browser();
    await signUp(browser);
    const device = newDevice();
    const tell = async (...endsAfter: readonly number[]) => {
      expect((await plan(browser, device, planOf(world.clock.now(), ...endsAfter))).status).toBe(204);
    };
    return { push, world, browser, device, tell };
  }

  it("is woken once at the end of each step, and is told nothing of the recipe", async () => {
    const { world, push, device, tell } = await kitchen();
    await tell(2, 5);
    expect(await pass(world, push, 1)).toEqual([]);
    const step = { endpoint: device.endpoint, alarm: "step", stepIndex: 1 };
    expect(await pass(world, push, 2)).toEqual([step]);
    expect(await pass(world, push, 10)).toEqual([{ ...step, alarm: "completion", stepIndex: 2 }]);
    const message: unknown = JSON.parse(push.sent[0]?.message.text ?? "");
    expect(message).toEqual({
      web_push: 8030,
      notification: {
        title: "Next Step Ready!",
        navigate: expect.stringMatching(/\/cooking-timer$/u),
        tag: "cooking-timer",
      },
      mutable: true,
      ring: { alarm: "step", stepIndex: 1, at: expect.any(Number) },
    });
  });

  it("is woken by its own clock, whatever that shows", async () => {
    const { world, push, browser, device } = await kitchen();
    await plan(browser, device, planOf(world.clock.now() - 5 * HOUR_MS, 2));
    expect(await pass(world, push, 1)).toHaveLength(0);
    expect(await pass(world, push, 2)).toHaveLength(1);
  });

  it("follows its newest plan, also where an older one arrives after it", async () => {
    const { world, push, browser, device, tell } = await kitchen();
    const early = planOf(world.clock.now(), 1);
    world.clock.advance(1000);
    await tell(30);
    expect((await plan(browser, device, early)).status).toBe(204);
    expect(await pass(world, push, 10)).toEqual([]);
    await tell();
    expect(await pass(world, push, 60)).toEqual([]);
  });

  it("is woken by one of several servers, and by the next one after a restart", async () => {
    const { world, push, tell } = await kitchen();
    await tell(1, 2);
    const other = await open({ database: world.database, watched: { push } });
    const late = world.clock.now() + 90_000;
    for (const { clock } of [world, other]) clock.advance(late - clock.now());
    await Promise.all([world, other, world, other].map(({ product }) => product.pushes.sendDue()));
    expect(push.sent).toHaveLength(1);
    other.clock.advance(60_000);
    await other.product.pushes.sendDue();
    expect(push.sent).toHaveLength(2);
  });

  it("is woken by another server where one died while it sent", async () => {
    const { world, push, tell } = await kitchen();
    await tell(1);
    const dying = await open({
      database: world.database,
      watched: {
        push: {
          ...push,
          send: async () => {
            throw new Error("the power went");
          },
        },
      },
    });
    for (const { clock } of [world, dying]) clock.advance(63_000);
    await expect(dying.product.pushes.sendDue()).rejects.toThrow("the power went");
    expect(await pass(world, push, 1)).toHaveLength(1);
  });

  it("is tried again where its push service is busy, and given up when that is too late", async () => {
    const { world, push, tell } = await kitchen();
    await tell(1);
    push.outcomes.push("later", "later");
    expect(await pass(world, push, 2)).toHaveLength(1);
    await tell(1);
    world.clock.advance(LATE_ALARM_MS + 2 * 60_000);
    expect(await pass(world, push, 5)).toEqual([]);
    await tell(1);
    push.outcomes.push("refused");
    expect(await pass(world, push, 5)).toEqual([]);
  });

  it("is forgotten once its push service says that it is gone", async () => {
    const { world, push, tell } = await kitchen();
    await tell(1, 2);
    push.outcomes.push("gone");
    expect(await pass(world, push, 5)).toEqual([]);
    expect(await count(world)).toBe(0);
  });

  it("is woken no more after signing out there, and still is where somebody signs out elsewhere", async () => {
    const { world, push, browser, tell } = await kitchen();
    await tell(1);
    const laptop = world.browser();
    await signIn(laptop);
    await laptop.post("/api/auth/logout?scope=local");
    expect(await count(world)).toBe(1);
    await browser.post("/api/auth/logout?scope=local");
    expect(await pass(world, push, 5)).toEqual([]);
    for (const scope of ["others", "global"]) {
      const phone = world.browser();
      await signIn(phone);
      await plan(phone, newDevice(), planOf(world.clock.now(), 1));
      await signIn(laptop);
      await laptop.post(`/api/auth/logout?scope=${scope}`);
      expect(await count(world)).toBe(0);
    }
  });

  it("is woken after its login ran out, as the timer goes on there, and not after the account is gone", async () => {
    const { world, push, browser, tell } = await kitchen();
    await tell(300);
    world.clock.advance(4.5 * HOUR_MS);
    await world.product.accounts.background.settle();
    expect(await pass(world, push, 31)).toHaveLength(1);
    await signIn(browser);
    await tell(1);
    const gone = await browser.send("DELETE", "/api/account", {
      confirmation: "DELETE",
      password: anna.password,
    });
    expect(gone.status).toBe(204);
    expect(await pass(world, push, 5)).toEqual([]);
  });

  it("is one of ten of its person, the last ones that were cooked with, and not for ever", async () => {
    const { world, browser } = await kitchen();
    const devices = Array.from({ length: MOST_PUSH_DEVICES + 2 }, () => newDevice());
    for (const device of devices) {
      world.clock.advance(1000);
      await plan(browser, device, planOf(world.clock.now(), 1));
    }
    const kept = await world.database.db.selectFrom("push_devices").select("endpoint").execute();
    expect(new Set(kept.map(({ endpoint }) => endpoint))).toEqual(
      new Set(devices.slice(2).map(({ endpoint }) => endpoint)),
    );
    world.clock.advance(DEVICE_MEMORY_MS + 1000);
    await world.product.pushes.sweep();
    expect(await count(world)).toBe(0);
  });

  it("is whose person cooks there now; who knows its address alone takes nothing away", async () => {
    const push = fakePush();
    const world = await open({ watched: { push } });
    const { anna: annasBrowser, bertsBrowser } = await annaAndBert(world);
    const device = newDevice();
    const planned = planOf(world.clock.now(), 1);
    await plan(annasBrowser, device, planned);
    await plan(bertsBrowser, { ...device, auth: newDevice().auth }, { ...planned, alarms: [] });
    expect(await pass(world, push, 2)).toHaveLength(1);
    await plan(annasBrowser, device, planOf(world.clock.now(), 1));
    await plan(bertsBrowser, device, planOf(world.clock.now(), 1));
    expect(await pass(world, push, 2)).toHaveLength(1);
  });

  it("is refused where it is no device: a private or plain address, a key that is none, alarms of next year", async () => {
    const { world, browser, device } = await kitchen();
    const planned = planOf(world.clock.now(), 1);
    const refused = async (given: object, code: ErrorCode) =>
      expectProblem(await browser.put(pushPath, { device, ...planned, ...given }), code);
    await refused({ device: newDevice("10.0.0.1") }, "page_refused");
    await refused({ device: { ...device, endpoint: "http://push.example.net/1" } }, "invalid_input");
    await refused({ device: { ...device, p256dh: "short" } }, "invalid_input");
    await refused(planOf(world.clock.now(), 3_000_000), "invalid_input");
    await refused({ alarms: Array.from({ length: 401 }, () => planned.alarms[0]) }, "invalid_input");
    await expectProblem(await plan(world.browser(), device, planned), "not_signed_in");
    expect(await count(world)).toBe(0);
  });

  it("is told where nothing can wake it", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    const answer = await plan(browser, newDevice(), planOf(world.clock.now(), 1));
    await expectProblem(answer, "push_not_set_up");
    await world.product.pushes.sendDue();
    expect(await world.product.pushes.nextDueAt()).toBeUndefined();
  });

  it("says when the next one is due", async () => {
    const { world, tell } = await kitchen();
    expect(await world.product.pushes.nextDueAt()).toBeUndefined();
    const heard: number[] = [];
    world.product.pushes.onPlanned((dueAt) => void heard.push(dueAt));
    await tell(5, 9);
    expect(heard).toEqual([await world.product.pushes.nextDueAt()]);
  });
});
