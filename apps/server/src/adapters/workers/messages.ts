import type { ErrorCode } from "@meal/contract/errors";
import { AppError, type AppErrorOptions } from "../../app-error.ts";

/** What a worker is asked to do. */
export interface Task {
  readonly name: string;
  readonly input: unknown;
}

/** What a worker says: that it can begin, or how its task ended. */
export type Told =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly options: AppErrorOptions }
  | { readonly kind: "failed"; readonly error: Error };

/** Errors lose their class on the way between threads; the one that people read keeps its code. */
export function toldOf(error: unknown): Told {
  if (error instanceof AppError) {
    const { cause: _, ...options } = error.options;
    return { kind: "refused", code: error.code, options };
  }
  return { kind: "failed", error: error instanceof Error ? error : new Error(String(error)) };
}
