import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { threadId } from "node:worker_threads";
import { AppError } from "../../../app-error.ts";
import { serveWork } from "../serve-work.ts";

/** What reading wishes answers where there are none. */
const nothing = { understood: [], notUnderstood: [] };

// A worker that does what can go wrong with workers.
serveWork(
  {
    echo: (_: string, input: unknown) => input,
    readWishes: () => nothing,
    litter: () => Array.from({ length: 300_000 }, (_, at) => ({ at })).length,
    whoAmI: (given: string) => ({ given, threadId }),
    refuse() {
      throw new AppError("no_food_named", { detail: "There is nothing to eat in it." });
    },
    fail() {
      throw new TypeError("A fault of ours.");
    },
    readWhatIsGone: () => readFileSync("nothing is here"),
    answerWithAFunction: () => () => "not plain",
    async crash() {
      void Promise.reject(new Error("Nobody caught this."));
      await setImmediate();
    },
    exit: () => process.exit(1),
    endless() {
      for (;;);
    },
    /** Counts that it began, and waits until it is let go. */
    hold(_: string, gate: Int32Array) {
      Atomics.add(gate, 1, 1);
      Atomics.notify(gate, 1);
      Atomics.wait(gate, 0, 0);
      return nothing;
    },
  },
  "with the tables",
);
