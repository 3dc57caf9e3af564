import { randomUUID } from "node:crypto";
import { AppError } from "../../../app-error.ts";
import { UnreadableFile } from "../formats/import-file.ts";
import type { ImportJobsParts } from "./parts.ts";
import { endJob, type JobRow } from "./repository.ts";
import { adoptJobs, beginNextJob, type Lease, type OwnJob } from "./runner-repository.ts";
import { isMissing } from "./upload-folder.ts";

/** A process that has not been heard of for so long is gone. */
const leaseMs = 120_000;
const fileGone = "The file is no longer here. Import it again: nothing is added twice.";
const ourFault = "Something went wrong on our side. Import the file again: nothing is added twice.";

/** The rest of the file waits for room. */
function noRoom({ message }: AppError): string {
  return `There is no room for more. ${message} What was imported stays, and is not added twice.`;
}

/** Reads the files of this process in the background, one at a time. */
export class ImportRunner {
  readonly #parts: ImportJobsParts;
  readonly #id = randomUUID();
  #running: { readonly id: string; readonly ended: AbortController } | undefined;
  #isWoken = false;
  #isAtWork = false;

  constructor(parts: ImportJobsParts) {
    this.#parts = parts;
  }

  /** Who reads the files, and how long others may believe it. */
  lease(): Lease {
    return { runner: this.#id, leasedUntil: this.#parts.clock.now() + leaseMs };
  }

  /** There is something to do. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    this.#parts.background.run(() => this.#work());
  }

  /** Goes on with the imports that were under way when this process ended. */
  async resume(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await adoptJobs(this.#parts.database.db, ids, this.lease());
    this.wake();
  }

  /** Stops reading a file whose import is over. */
  async end(id: string): Promise<void> {
    if (this.#running?.id === id) this.#running.ended.abort();
    else await this.#parts.uploads.remove(id);
  }

  async #work(): Promise<void> {
    try {
      while (this.#isWoken && !this.#parts.closed.aborted) {
        this.#isWoken = false;
        for (let job = await this.#next(); job; job = await this.#next()) await this.#run(job);
      }
    } finally {
      this.#isAtWork = false;
    }
  }

  async #next(): Promise<OwnJob | undefined> {
    const { database, clock, closed } = this.#parts;
    return closed.aborted ? undefined : beginNextJob(database.db, this.lease(), clock.now());
  }

  async #run(job: OwnJob): Promise<void> {
    const { database, closed, uploads } = this.#parts;
    const ended = new AbortController();
    this.#running = { id: job.id, ended };
    const end = await this.#read(job, AbortSignal.any([closed, ended.signal]));
    this.#running = undefined;
    // After the next start it goes on.
    if (closed.aborted) return;
    if (end) await endJob(database.db, job.user_id, job.id, end);
    await uploads.remove(job.id);
  }

  /** Reads a file to its end and says how its import ended; nothing where that was decided elsewhere. */
  async #read(job: OwnJob, signal: AbortSignal): Promise<Pick<JobRow, "state" | "problem"> | undefined> {
    const { Taken, runImport } = await import("./run-import.ts");
    try {
      await runImport(this.#parts, { job, lease: () => this.lease(), signal });
      return { state: "done", problem: null };
    } catch (error) {
      if (signal.aborted || error instanceof Taken) return undefined;
      if (error instanceof UnreadableFile) return { state: "failed", problem: error.message };
      const explained = await this.#parts.storage.explain(error, job.user_id);
      if (explained instanceof AppError) return { state: "failed", problem: noRoom(explained) };
      if (isMissing(error)) return { state: "failed", problem: fileGone };
      this.#parts.log.error({ err: error }, "an import failed");
      return { state: "failed", problem: ourFault };
    }
  }
}
