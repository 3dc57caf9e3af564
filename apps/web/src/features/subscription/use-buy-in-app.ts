import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "../../platform/router/hooks.ts";
import { useRef } from "react";
import { ApiError } from "../../platform/api.ts";
import type { AppStore } from "../../platform/app-store.ts";
import { providers } from "../../platform/texts/en/billing.ts";
import type { SubscriptionView } from "../../platform/use-subscription.ts";
import { toast } from "../../ui/toast-store.ts";
import { deliver } from "./deliver.ts";
import * as t from "./texts/en/in-app.ts";

/** Buying by the store of the phone. Whatever it says in the end, the page of the payment brings it to the server. */
export function useBuyInApp(store: AppStore, userId: string) {
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  const buying = useMutation({
    mutationFn: async () => store.buy(userId),
    networkMode: "always",
    onSuccess: async (end) => {
      if (end === "closed") return;
      const status = end === "pending" ? "pending" : "active";
      await navigate({ to: "/payment-status", search: { source: "mobile", status } });
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    isBusy: buying.isPending,
    problem: buying.isError ? t.storeFailed(providers[store.provider]) : undefined,
    subscribe: () => {
      // Two presses may come before anything is drawn anew.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      buying.mutate();
    },
  };
}

/** What Premium costs here; it is asked for afresh with each visit, and never kept. */
export function useStorePrice(store: AppStore) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["store-price"],
    queryFn: store.price,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return { price: data, isSilent: isError && !isFetching, askAgain: () => void refetch() };
}

/** Gives back what the owner of the phone bought: after another phone, or when the app was installed anew. */
export function useRestore(store: AppStore, { refresh }: Pick<SubscriptionView, "refresh">) {
  return useMutation({
    mutationFn: async () => deliver(store, await store.restore()),
    networkMode: "always",
    onSuccess: async (verdict) => {
      const isRestored = verdict?.success === true;
      if (isRestored) toast({ tone: "success", title: t.restored });
      else toast({ tone: "info", title: t.nothingToRestore, description: t.nothingToRestoreLead });
      await refresh();
    },
    onError: (error) => {
      const isSaid = error instanceof ApiError && error.status !== undefined;
      const why = isSaid ? error.message : t.storeFailed(providers[store.provider]);
      toast({ tone: "destructive", title: t.notRestored, description: why });
    },
  });
}
