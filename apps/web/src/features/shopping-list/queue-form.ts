import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import { joined, listOf } from "../../platform/device/notes.ts";

/** Where an operation has its id. */
export const opIdName = "opId" satisfies keyof NumberedOperation;

/** The form in which waiting operations lie on the device; another form gets another number. */
const formVersion = 1;

/** Operations that wait to be sent, as they lie on the device. */
export interface KeptQueue {
  readonly version: number;
  /** Also such that this version cannot read. */
  readonly operations: readonly unknown[];
}

export const queueOf = (operations: readonly unknown[]): KeptQueue => ({ version: formVersion, operations });

/** Whatever stands where the operations are, whichever version wrote it. */
export const operationsIn = (kept: unknown): unknown =>
  typeof kept === "object" && kept !== null && "operations" in kept ? kept.operations : kept;

/** The queue with more behind it, each once. */
export function withMore(kept: unknown, more: readonly unknown[]): unknown {
  if (more.length === 0) return kept;
  return queueOf(joined(listOf(operationsIn(kept)), more, opIdName));
}
