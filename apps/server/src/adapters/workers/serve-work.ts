import { parentPort } from "node:worker_threads";
import { giveBackMemory } from "../../give-back-memory.ts";
import { type Asked, toldOf, type Task, type Told } from "./messages.ts";

/**
 * Does in a worker, one after the other, what its pool asks for: a function of the list by its name, with what is given
 * to all of them before its input.
 */
export function serveWork(list: object, ...given: readonly unknown[]): void {
  const answer = async ({ name, input }: Task): Promise<void> => {
    try {
      const work: unknown = Reflect.get(list, name);
      if (typeof work !== "function") throw new Error(`Nobody here knows how to do "${name}".`);
      const output: unknown = await Reflect.apply(work, undefined, [...given, input]);
      tell({ kind: "done", output });
    } catch (error) {
      tell(toldOf(error));
    }
  };
  parentPort?.on("message", (asked: Asked) => {
    if (asked.kind === "task") void answer(asked);
    else if (asked.kind === "give-back-memory") void giveBackMemory();
    else tell({ kind: "ready" });
  });
}

function tell(told: Told): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
  parentPort?.postMessage(told);
}
