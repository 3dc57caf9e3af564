import { errors, type ErrorCode, type FieldProblem } from "@meal/contract/errors";

export interface AppErrorOptions {
  /** What to tell the caller besides the title. */
  readonly detail?: string;
  readonly fields?: readonly FieldProblem[];
  /** What went wrong underneath; for the log alone. */
  readonly cause?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The one error that services throw: a code of the contract. Everything else that is thrown is a fault of ours. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? errors[code].title, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}
