import { array, assert, asyncProperty, constantFrom, integer } from "fast-check";
import { describe, expect, it } from "vitest";
import { Outbox, type OutboxParts, type OutboxState, type SendOutcome, type Waiting } from "./outbox.ts";

/** A device whose storage outlives the app, and a server that remembers what it was brought. */
function stage(answers: (SendOutcome | "lost" | "unreachable")[] = []) {
  let kept: readonly Waiting[] = [];
  let count = 0;
  const arrived: string[] = [];
  const sent: string[] = [];
  const refused: string[] = [];
  const later: (() => void)[] = [];
  const start = (change: Partial<OutboxParts> = {}) => {
    const states: OutboxState[] = [];
    const outbox = new Outbox({
      storage: {
        note: () => () => {},
        read: async () => kept,
        change: async (step) => (kept = step(kept)),
      },
      send: async ({ value }) => {
        const answer = answers.shift() ?? "done";
        if (answer !== "unreachable" && answer !== "refused") arrived.push(String(value));
        if (answer === "lost" || answer === "unreachable") throw new Error(answer);
        return answer;
      },
      onSettled: ({ value }, outcome) => (outcome === "done" ? sent : refused).push(String(value)),
      lock: (work) => work(),
      schedule: (run) => {
        later.push(run);
        return () => void later.splice(later.indexOf(run), 1);
      },
      newId: () => String((count += 1)),
      onChange: (state) => states.push(state),
      ...change,
    });
    return { outbox, states };
  };
  return { start, arrived, sent, refused, later, kept: () => kept.map(({ value }) => value) };
}

describe("the outbox", () => {
  it("shows at once what was done, keeps it on the device, and lets it go when it has arrived", async () => {
    const { start, arrived, sent, kept } = stage();
    const { outbox, states } = start();
    const written = outbox.add("diary", "toast");
    expect(states.at(-1)?.waiting).toMatchObject([{ kind: "diary", value: "toast" }]);
    await written;
    expect(kept()).toEqual(["toast"]);
    await outbox.sync();
    expect([arrived, sent, kept()]).toEqual([["toast"], ["toast"], []]);
    expect(outbox.state).toEqual({ waiting: [], contact: "resting" });
  });

  it("tries again later, and after the app was closed, whatever became of the first tries", async () => {
    await assert(
      asyncProperty(
        array(constantFrom("unreachable" as const, "lost" as const, "done" as const), {
          maxLength: 20,
        }),
        integer({ min: 1, max: 6 }),
        async (answers, many) => {
          const { start, arrived, kept } = stage(answers);
          const things = Array.from({ length: many }, (_, index) => String(index));
          const first = start().outbox;
          for (const thing of things) await first.add("diary", thing);
          await first.sync();
          first.close();
          const second = start().outbox;
          await second.open();
          expect(second.state.waiting.map(({ value }) => value)).toEqual(kept());
          while (kept().length > 0) await second.sync();
          // Each arrived, and for the first time in the order in which it was done.
          expect([...new Set(arrived)]).toEqual(things);
        },
      ),
    );
  });

  it("lets go of what the server refuses, and says so", async () => {
    const { start, sent, refused, kept } = stage(["refused", "done"]);
    const { outbox } = start();
    await outbox.add("diary", "bad", "good");
    await outbox.sync();
    expect([sent, refused, kept()]).toEqual([["good"], ["bad"], []]);
  });

  it("shows nothing that the device could not keep", async () => {
    const { start, kept } = stage();
    const full = {
      note: () => () => {},
      read: async () => [],
      change: () => Promise.reject(new Error("full")),
    };
    const { outbox } = start({ storage: full });
    await expect(outbox.add("diary", "toast")).rejects.toThrow("full");
    expect([outbox.state.waiting, kept()]).toEqual([[], []]);
  });

  it("holds up nothing of another kind", async () => {
    const { start, arrived, later, kept } = stage(["unreachable"]);
    const { outbox } = start();
    await outbox.add("diary", "toast", "soup");
    await outbox.add("timer", "use");
    await outbox.sync();
    expect([arrived, kept()]).toEqual([["use"], ["toast", "soup"]]);
    expect(outbox.state.contact).toBe("out-of-reach");
    later.shift()?.();
    await outbox.sync();
    expect(arrived).toEqual(["use", "toast", "soup"]);
  });

  it("takes what waited elsewhere once, forgets what the person discards, and sends nothing once it is closed", async () => {
    const { start, arrived, kept } = stage();
    const { outbox } = start();
    const one = { id: "x", kind: "diary", value: "toast" };
    await outbox.put([one]);
    await outbox.put([one, { id: "y", kind: "timer", value: "use" }]);
    expect(kept()).toEqual(["toast", "use"]);
    await outbox.discard("timer");
    expect(kept()).toEqual(["toast"]);
    outbox.close();
    await outbox.sync();
    expect([arrived, kept()]).toEqual([[], ["toast"]]);
  });
});
