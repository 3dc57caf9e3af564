import type { InputOf } from "@meal/contract/endpoint";
import type { savePreferences } from "@meal/contract/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { toast } from "../../ui/toast-store.ts";
import { preferencesQuery } from "../../platform/preferences-query.ts";
import * as t from "./texts/en/page.ts";

type PreferencesChange = InputOf<typeof savePreferences>["body"];

/** Saves a part of the profile; what was typed stays on the screen whatever happens. */
export function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PreferencesChange) =>
      call<typeof savePreferences>("PUT /api/user-preferences", {
        body: change,
      }),
    // Without a network it fails at once, so that nobody believes it was saved.
    networkMode: "always",
    onSuccess: (saved) => {
      queries.setQueryData(preferencesQuery.queryKey, saved);
      toast({ tone: "success", title: t.profileUpdated });
    },
    onError: () => toast({ tone: "destructive", title: t.profileNotUpdated }),
  });
}
