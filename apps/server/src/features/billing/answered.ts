import type { ErrorCode } from "@meal/contract/errors";
import { AppError } from "../../app-error.ts";
import { PaymentFault } from "../../ports/payments.ts";

/** Puts into our words what a provider refuses. */
export async function answered<Result>(
  work: () => Promise<Result>,
  refused: ErrorCode = "payment_provider_refused",
): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof PaymentFault)) throw cause;
    throw new AppError(cause.reason === "refused" ? refused : "payment_provider_unreachable", { cause });
  }
}
