import { useEffect } from "react";
import { network } from "../../platform/network.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/entries.ts";

/** spec: 2, section 8, "Calorie tracking". Without a network nothing failed. */
export function useFetchFailure(error: Error | null): void {
  useEffect(() => {
    if (error === null || !network.isOnline()) return;
    toast({ tone: "destructive", title: t.error, description: t.fetchFailed(error.message) });
  }, [error]);
}
