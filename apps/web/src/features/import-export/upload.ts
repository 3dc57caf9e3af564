import type { startImport } from "@meal/contract/import-export";
import type { OutputOf } from "@meal/contract/endpoint";
import { IMPORT_FILE_BYTES } from "@meal/domain/import-export/limits";
import { ApiError, readProblem } from "../../platform/api.ts";
import { createValueStore } from "../../platform/value-store.ts";
import { complaintOf } from "./messages.ts";

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
export const upload = createValueStore<Upload>({ status: "idle" });

type Job = OutputOf<typeof startImport>;

/** Sends a file to be imported. Answers the import that has begun, or nothing where none has, which the store then explains. */
export async function sendFile(file: File): Promise<Job | undefined> {
  const fileName = file.name;
  const problem = problemOf(file);
  if (problem !== undefined) {
    upload.set({ status: "failed", fileName, problem });
    return undefined;
  }
  try {
    const job = await post(file);
    upload.set({ status: "idle" });
    return job;
  } catch (error) {
    const isStopped = error instanceof ApiError && error.code === "aborted";
    upload.set(isStopped ? { status: "idle" } : { status: "failed", fileName, problem: complaintOf(error) });
    return undefined;
  }
}

/** What can be said of a file before it travels. */
function problemOf({ size }: File): string | undefined {
  if (size === 0) return "There is nothing in this file.";
  if (size <= IMPORT_FILE_BYTES) return undefined;
  return `It is larger than ${IMPORT_FILE_BYTES / 1_000_000} MB. Export fewer recipes at a time.`;
}

/** `fetch` does not tell how much of a file has left, so this one call is made the older way. */
function post(file: File): Promise<Job> {
  const request = new XMLHttpRequest();
  const tell = (share: number) =>
    upload.set({ status: "sending", fileName: file.name, share, stop: () => request.abort() });
  tell(0);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => tell(loaded / total));
    request.addEventListener("load", () => void readAnswer(request).then(resolve, reject));
    request.addEventListener("error", () =>
      reject(new ApiError("offline", "The server cannot be reached, or the file cannot be read.")),
    );
    request.addEventListener("abort", () => reject(new ApiError("aborted", "The file was not sent.")));
    request.open("POST", `/api/imports?${new URLSearchParams({ fileName: file.name })}`);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader("x-session-mode", "cookie");
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(file);
  });
}

async function readAnswer({ status, responseText }: XMLHttpRequest): Promise<Job> {
  const answer = new Response(responseText, { status });
  if (!answer.ok) throw await readProblem(answer);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server parses its own answers against the contract.
  return (await answer.json()) as Job;
}
