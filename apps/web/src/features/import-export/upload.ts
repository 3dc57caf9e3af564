import { IMPORT_FILE_BYTES } from "@meal/domain/import-export/limits";
import { ApiError, readProblem, unreachable } from "../../platform/api.ts";
import { server } from "../../platform/server.ts";
import { forgetAt } from "../../platform/memory.ts";
import { createValueStore, useValue } from "../../platform/value-store.ts";
import { complaintOf } from "./messages.ts";
import * as t from "./texts/en/page.tsx";

/** A file on its way to the server, or what became of it. */
export type Upload =
  | { readonly status: "idle" }
  | {
      readonly status: "sending";
      readonly fileName: string;
      readonly share: number;
      readonly stop: () => void;
    }
  | { readonly status: "failed"; readonly fileName: string; readonly problem: string };

/** Outside of the screen, so that leaving it does not stop the file. */
const none: { readonly owner: string; readonly upload: Upload } = { owner: "", upload: { status: "idle" } };
const uploads = createValueStore(none, "never");
forgetAt("session", () => {
  const { upload } = uploads.get();
  if (upload.status === "sending") upload.stop();
  uploads.set(none);
});

/** This person's file; nobody sees another's. */
export function useUpload(owner: string): Upload {
  const kept = useValue(uploads);
  return kept.owner === owner ? kept.upload : { status: "idle" };
}

/** Sends a file to be imported. What keeps it from being taken stays to be read. */
export async function sendFile(owner: string, file: File): Promise<void> {
  const tell = (upload: Upload) => uploads.set({ owner, upload });
  const fail = (problem: string) => tell({ status: "failed", fileName: file.name, problem });
  const problem = problemOf(file);
  if (problem !== undefined) {
    fail(problem);
    return;
  }
  try {
    await post(file, tell, await server.credentials());
    tell({ status: "idle" });
  } catch (error) {
    if (error instanceof ApiError && error.code === "aborted") tell({ status: "idle" });
    else fail(complaintOf(error));
  }
}

/** What can be said of a file before it travels. */
function problemOf({ size }: File): string | undefined {
  if (size === 0) return t.fileEmpty;
  if (size <= IMPORT_FILE_BYTES) return undefined;
  return t.fileTooLarge(IMPORT_FILE_BYTES / 1_000_000);
}

/** `fetch` does not tell how much of a file has left, so this one call is made the older way. */
function post(
  file: File,
  tell: (upload: Upload) => void,
  credentials: Readonly<Record<string, string>>,
): Promise<void> {
  const request = new XMLHttpRequest();
  const tellShare = (share: number) =>
    tell({ status: "sending", fileName: file.name, share, stop: () => request.abort() });
  tellShare(0);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => tellShare(loaded / total));
    request.addEventListener("load", () => void refuse(request).then(resolve, reject));
    request.addEventListener("error", () => void unreachable(t.fileUnreachable).then(reject));
    request.addEventListener("abort", () => reject(new ApiError("aborted", "The file was not sent.")));
    request.open("POST", server.at(`/api/imports?${new URLSearchParams({ fileName: file.name })}`));
    request.setRequestHeader("accept", "application/json");
    for (const [name, value] of Object.entries(credentials)) request.setRequestHeader(name, value);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(file);
  });
}

/** Throws what the server has against the file, if anything. */
async function refuse({ status, responseText }: XMLHttpRequest): Promise<void> {
  const answer = new Response(responseText, { status });
  if (!answer.ok) throw await readProblem(answer);
}
