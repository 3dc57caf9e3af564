import { access } from "node:fs/promises";
import type { fileReading } from "../../features/import-export/formats/file-reading.ts";
import {
  type ImportFile,
  type ReadRecipe,
  UnreadableFile,
} from "../../features/import-export/formats/import-file.ts";
import type { OpenImportFile } from "../../features/import-export/jobs/parts.ts";
import { AppError } from "../../app-error.ts";
import type { Logger } from "../../log.ts";
import { WorkerPool } from "../workers/worker-pool.ts";

type Reading = ReturnType<typeof fileReading>;
type Asked = {
  readonly [Name in keyof Reading]: (
    ...input: Parameters<Reading[Name]>
  ) => Promise<Exclude<Awaited<ReturnType<Reading[Name]>>, { kind: "unreadable" }>>;
};

const hourMs = 3_600_000;
/** One step may take so long: opening a large file reads most of it. */
const mostMs = 300_000;
const tooMuch = "Reading this file takes more memory or time than we have. Export fewer recipes at a time.";

/** Opens files in a thread of their own, so that a large or a hostile one neither stops nor ends the server. */
export function workerImportFiles({
  log,
  mostMb = 400,
}: {
  readonly log: Logger;
  readonly mostMb?: number;
}): OpenImportFile {
  const entry = new URL("../../import-worker.ts", import.meta.url);
  const settings = {
    entry,
    workers: 1,
    mostWaiting: 1,
    mostPerCaller: 1,
    mostMs,
    graceMs: 0,
    idleMs: hourMs,
    mostMb,
    log,
  };
  return async (path, fileName, signal) => {
    // A file that is gone is told from one that cannot be read.
    await access(path);
    const pool = new WorkerPool(settings);
    try {
      const reading = askedOf(pool, signal);
      return importFile(reading, await reading.open({ path, fileName }), () => pool.close());
    } catch (error) {
      await pool.close();
      throw error;
    }
  };
}

type Opened = Pick<ImportFile, "format" | "total">;

function importFile({ next, picture }: Asked, opened: Opened, close: () => Promise<void>): ImportFile {
  let { total } = opened;
  return {
    format: opened.format,
    get total() {
      return total;
    },
    async *recipes(): AsyncGenerator<ReadRecipe> {
      for (let step = await next(); step.kind === "recipe"; step = await next()) {
        ({ total } = step);
        const { read, hasPicture } = step;
        if (read.kind === "draft" && hasPicture)
          yield { ...read, picture: async () => (await picture()).bytes };
        else yield read;
      }
    },
    close,
  };
}

function askedOf(pool: WorkerPool, signal: AbortSignal): Asked {
  const ask = (name: string) => async (input: unknown) => {
    const told = await pool.run({ name, input }, { callerKey: null, signal }).catch((error: unknown) => {
      const isOurs = error instanceof AppError && error.code !== "stopping";
      throw isOurs ? new UnreadableFile(tooMuch, { cause: error }) : error;
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It was answered by the functions of this type.
    const answer = told as Awaited<ReturnType<Reading[keyof Reading]>>;
    if (answer.kind === "unreadable") throw new UnreadableFile(answer.message);
    return answer;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names are those of the functions.
  return { open: ask("open"), next: ask("next"), picture: ask("picture") } as Asked;
}
