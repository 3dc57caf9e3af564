import { ApiError } from "../../../../platform/api.ts";
import { toast } from "../../../../ui/toast-store.ts";

/** Says why it did not work, in the server's words where it has some. */
export function complain(title: string, error: unknown): void {
  const description = error instanceof ApiError ? { description: error.message } : {};
  toast({ tone: "destructive", title, ...description });
}
