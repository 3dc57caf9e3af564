import { describe, expect, it } from "vitest";
import { Slots } from "./slots.ts";

const stay = new AbortController().signal;

describe("places for answers", () => {
  it("are a few for each person, and more are refused", async () => {
    const slots = new Slots(10, 2);
    const giveBack = await slots.take("anna", stay);
    await slots.take("anna", stay);
    await expect(slots.take("anna", stay)).rejects.toMatchObject({ code: "model_busy" });
    await slots.take("ben", stay);
    giveBack();
    giveBack();
    await slots.take("anna", stay);
    expect(slots.taken).toBe(3);
  });

  it("are so many for all, and who comes later waits their turn", async () => {
    const slots = new Slots(1, 2);
    const order: string[] = [];
    const giveBack = await slots.take("anna", stay);
    const ben = slots.take("ben", stay).then((done) => {
      order.push("ben");
      return done;
    });
    const carl = slots.take("carl", stay).then(() => order.push("carl"));
    giveBack();
    (await ben)();
    await carl;
    expect(order).toEqual(["ben", "carl"]);
  });

  it("are left by those who go while they wait", async () => {
    const slots = new Slots(1, 2);
    const giveBack = await slots.take("anna", stay);
    const leaving = new AbortController();
    const ben = slots.take("ben", leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(ben).rejects.toThrow("gone");
    giveBack();
    await slots.take("carl", stay);
    expect(slots.taken).toBe(1);
  });
});
