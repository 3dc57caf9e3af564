import { randomUUID } from "node:crypto";
import type { OutputOf } from "@meal/contract/endpoint";
import type { readImport } from "@meal/contract/import-export";
import type { UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../../db/database.ts";
import { holdPerson } from "../../../db/hold-person.ts";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import type { ImportJobsParts } from "./parts.ts";
import {
  addJob,
  countUnderWay,
  endJob,
  failLostJobs,
  findJob,
  forgetOldJobs,
  type JobRow,
  listJobs,
} from "./repository.ts";
import { ImportRunner } from "./runner.ts";

type ImportJob = OutputOf<typeof readImport>;

/** One that runs and three that wait. */
export const MOST_IMPORTS = 4;
const mostKept = 10;
const enough = "Four of your imports are in progress. Wait until one of them is done.";
const emptyFile = { path: "body", message: "Send the file itself as the body; it was empty." };
const lost = "The server that was reading this file stopped. Import it again: nothing is added twice.";

/** Takes files of other apps and imports them in the background. */
export class ImportJobs {
  readonly #parts: ImportJobsParts;
  readonly #runner: ImportRunner;

  constructor(parts: ImportJobsParts) {
    this.#parts = parts;
    this.#runner = new ImportRunner(parts);
  }

  /** Keeps a file as it comes in, and answers once it and its job are on disk. */
  async start(userId: UserId, fileName: string, chunks: AsyncIterable<Uint8Array>): Promise<ImportJob> {
    // Told before a large file is sent as well as it can be; whether there is room is settled when its import is noted.
    await refuseMore(this.#parts.database.db, userId);
    const id = randomUUID();
    const job = await this.#parts.uploads.take(id, chunks, (bytes) => {
      if (bytes === 0) throw new AppError("invalid_input", { fields: [emptyFile] });
      return this.#note(userId, id, fileName);
    });
    this.#runner.wake();
    return importJobOf(job);
  }

  async read(userId: UserId, id: string): Promise<ImportJob> {
    const find = () => findJob(this.#parts.database.db, userId, id);
    const job = await find();
    if (!job) throw new AppError("not_found");
    return importJobOf((await this.#failLost(userId, [job])) ? ((await find()) ?? job) : job);
  }

  async list(userId: UserId): Promise<{ readonly items: readonly ImportJob[] }> {
    const find = () => listJobs(this.#parts.database.db, userId, mostKept);
    const jobs = await find();
    const items = (await this.#failLost(userId, jobs)) ? await find() : jobs;
    return { items: items.map(importJobOf) };
  }

  /** Stops an import; one that is over already stays as it is. */
  async cancel(userId: UserId, id: string): Promise<ImportJob> {
    const { db } = this.#parts.database;
    const cancelled = await endJob(db, userId, id, { state: "cancelled", problem: null });
    if (!cancelled) return this.read(userId, id);
    await this.#runner.end(id);
    return importJobOf(cancelled);
  }

  /** Goes on with the files that lie here from before this process began; also after a database did not answer. */
  async resume(): Promise<void> {
    await this.#runner.resume(await this.#parts.uploads.clear());
  }

  async #note(userId: UserId, id: string, fileName: string): Promise<JobRow> {
    const { database, clock } = this.#parts;
    const { runner, leasedUntil } = this.#runner.lease();
    const nothingYet = { total: 0, done: 0, added: 0, skipped: 0, failures: [], failed: 0 };
    return transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      await refuseMore(trx, userId);
      const job = await addJob(trx, userId, {
        id,
        file_name: fileName,
        state: "waiting",
        format: null,
        ...nothingYet,
        problem: null,
        runner,
        leased_until: leasedUntil,
        started_at: null,
        created_at: clock.now(),
      });
      await forgetOldJobs(trx, userId, mostKept);
      return job;
    });
  }

  /** A process that was lost cannot say so itself; whoever looks at its imports finds out. */
  async #failLost(userId: UserId, jobs: readonly JobRow[]): Promise<boolean> {
    const { database, clock } = this.#parts;
    const now = clock.now();
    const isLost = jobs.some(
      ({ state, leased_until }) => (state === "waiting" || state === "running") && leased_until < now,
    );
    if (isLost) await failLostJobs(database.db, userId, { now, problem: lost });
    return isLost;
  }
}

async function refuseMore(db: Db, userId: UserId): Promise<void> {
  if ((await countUnderWay(db, userId)) >= MOST_IMPORTS)
    throw new AppError("too_many_requests", { detail: enough });
}

function importJobOf(job: JobRow): ImportJob {
  return { ...job, failures: [...job.failures], created_at: new Date(job.created_at).toISOString() };
}
