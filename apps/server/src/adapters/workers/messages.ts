import type { ErrorCode } from "@meal/contract/errors";
import { AppError, type AppErrorOptions } from "../../app-error.ts";

/** What a worker is asked to do. */
export interface Task {
  readonly name: string;
  readonly input: unknown;
}

/** What a worker is asked: whether it can begin, then one task after the other, and to keep nothing that it does not need. */
export type Asked =
  | { readonly kind: "whether-ready" }
  | { readonly kind: "give-back-memory" }
  | ({ readonly kind: "task" } & Task);

/** What a worker says: that it can begin, or how its task ended. */
export type Told =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly options: AppErrorOptions }
  | { readonly kind: "failed"; readonly error: Error; readonly systemCode?: string };

/**
 * Errors lose their class and what is their own on the way between threads. The one that people read keeps its code, and
 * that of the system says still whether a file is gone.
 */
export function toldOf(error: unknown): Told {
  if (error instanceof AppError) {
    const { cause: _, ...options } = error.options;
    return { kind: "refused", code: error.code, options };
  }
  if (!(error instanceof Error)) return { kind: "failed", error: new Error(String(error)) };
  const isOfSystem = "code" in error && typeof error.code === "string";
  return { kind: "failed", error, ...(isOfSystem && { systemCode: String(error.code) }) };
}

/** What was told as a fault, as an error again. */
export function faultOf({ error, systemCode }: Extract<Told, { kind: "failed" }>): Error {
  return systemCode === undefined ? error : Object.assign(error, { code: systemCode });
}
