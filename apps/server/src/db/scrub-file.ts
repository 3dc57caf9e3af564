import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Makes deleted content disappear from the embedded database's files, not only from its tables. `secure_delete` overwrites
 * rows as they go; copies that moving rows around left in unused bytes go by rewriting the file; older versions of pages go
 * with the write-ahead log. It takes a second at 58 MB, so a thread does it, over a connection of its own; nobody may write
 * meanwhile. PostgreSQL cleans up by itself, in its own time.
 */
export async function scrubFile(path: string): Promise<void> {
  const worker = new Worker(new URL("./scrub-worker.ts", import.meta.url), { argv: [path], execArgv: [] });
  await once(worker, "exit");
}
