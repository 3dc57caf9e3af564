import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "../../platform/router/hooks.ts";
import { useEffect } from "react";
import { isRefusal } from "../../platform/api.ts";
import { removeSharedPhoto, sharedPhoto } from "../../platform/device/shared-photo.ts";
import { network } from "../../platform/network.ts";
import { changeDraft, previewOf } from "./draft.ts";
import { complaintOf } from "./messages.ts";
import { readSource, type Source } from "./queries.ts";
import type { ImportSearch, Way } from "./search.ts";
import { readShared } from "./shared.ts";

/** Having something read. */
export interface Bringing {
  readonly begin: (source: Source) => void;
  /** What is being read at the moment. */
  readonly busy: Way | undefined;
  /** Why it could not be read, for the way that was taken. */
  readonly complaint: (way: Way) => string | undefined;
}

/** Reads what is given, and at once what another app shared. What was read lies in the draft. */
export function useBringing(userId: string, search: ImportSearch): Bringing {
  const navigate = useNavigate();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: readSource,
    networkMode: "always",
    onSuccess: (read) => changeDraft(userId, { preview: previewOf(read) }),
    onSettled: (_, failure, source) => {
      const isAnswered = failure === null || isRefusal(failure);
      if (source.kind === "photo" && isAnswered) void removeSharedPhoto().catch(() => {});
    },
  });
  const hasPhoto = search.shared === "photo" && search.way === "photo";
  useEffect(() => {
    if (!hasPhoto) return undefined;
    const read = () => void beginWithPhoto(mutate);
    read();
    // Without a network it stays on the device until there is one.
    return network.onBack(read);
  }, [hasPhoto, mutate]);
  useEffect(() => {
    const shared = readShared(search);
    if (shared === undefined) return;
    const { kind, ...typed } = shared;
    changeDraft(userId, { ...typed, preview: null });
    // Once it is taken, the address is that of the screen alone: loading it again does not read again.
    void navigate({ to: "/import", search: kind === "text" ? { way: kind } : {}, replace: true });
    mutate(shared);
  }, [search, userId, mutate, navigate]);
  const kind = variables?.kind;
  return {
    begin: mutate,
    busy: isPending ? kind : undefined,
    complaint: (way) => (error !== null && way === kind ? complaintOf(error) : undefined),
  };
}

/** A photo that another app shared. A browser that keeps nothing has none. */
async function beginWithPhoto(begin: Bringing["begin"]): Promise<void> {
  const file = await sharedPhoto().catch(() => undefined);
  if (file !== undefined) begin({ kind: "photo", file });
}
