import { randomUUID } from "node:crypto";
import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import type { Kept } from "../../apps/web/src/features/shopping-list/outbox.ts";
import type { PersonsServer } from "./server.ts";

/** The places at which a fault can be planted between the shipped parts. */
export interface Faults {
  change(
    server: PersonsServer,
    operations: readonly NumberedOperation[],
  ): ReturnType<PersonsServer["change"]>;
  refresh(server: PersonsServer, planId?: string): ReturnType<PersonsServer["refresh"]>;
  afterRestart(kept: Kept): Kept;
  /** What was noted and not written when the page was left. */
  notesWhenLeft(notes: readonly unknown[]): readonly unknown[];
}

/** Everything as it is shipped. */
export const sound: Faults = {
  change: (server, operations) => server.change(operations),
  refresh: (server, planId) => server.refresh(planId),
  afterRestart: (kept) => kept,
  notesWhenLeft: (notes) => notes,
};

const anew = (operation: NumberedOperation["operation"]) => ({ opId: randomUUID(), operation });

/** Six ways of getting it wrong; the simulation must notice each. */
export const planted: Readonly<Record<string, Faults>> = {
  "the queue is lost when the app is closed": {
    ...sound,
    afterRestart: ({ list }) => ({ list, queue: undefined }),
  },
  "what is not written yet is lost when the page is left": { ...sound, notesWhenLeft: () => [] },
  "an operation that arrives twice is applied twice": {
    ...sound,
    change: (server, operations) => server.change(operations.map(({ operation }) => anew(operation))),
  },
  "more is acknowledged than was applied": {
    ...sound,
    change: (server, operations) => server.change(operations.slice(0, Math.max(1, operations.length - 1))),
  },
  "a refresh unticks what the plan asks for": {
    ...sound,
    async refresh(server, planId) {
      const { items } = await server.refresh(planId);
      const ticked = items.filter(({ checked, origin }) => checked && origin !== null);
      const undo = ticked.map(({ id }) => anew({ kind: "check", id, checked: false }));
      return undo.length === 0 ? server.read() : (await server.change(undo)).list;
    },
  },
  "a refresh puts what the plan asks for on the list again": {
    ...sound,
    async refresh(server, planId) {
      const { items } = await server.refresh(planId);
      const first = items.find(({ origin }) => origin !== null);
      if (first === undefined) return server.read();
      const { name, quantity, unit, aisle } = first;
      const again = { id: randomUUID(), name, quantity, unit, aisle };
      return (await server.change([anew({ kind: "add", item: again })])).list;
    },
  },
};
