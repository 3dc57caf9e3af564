import { builtinChef } from "../../../adapters/chef/builtin/builtin-chef.ts";
import { testEngine } from "@meal/testkit/test-engine";
import { AppError } from "../../../app-error.ts";
import type { Chef, ChefCall } from "../../../ports/chef.ts";

/** The built-in chef with some of its answers replaced. */
export function stubChef(answers: Partial<Chef>): Chef {
  return { ...builtinChef(testEngine), ...answers };
}

/** What a model that is down does to every question. */
export async function fail(): Promise<never> {
  throw new AppError("model_unreachable");
}

/** Work that never ends by itself, as a stalled model's. It fails once the person has left. */
export function stalled({ signal }: ChefCall): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
