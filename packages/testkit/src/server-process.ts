import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import begun from "@meal/server/process.json" with { type: "json" };
import { findFreePort } from "./free-port.ts";

const root = join(import.meta.dirname, "../../..");

/** A server that runs as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Runs the real program, begun as `npm start` begins it, on a free port until it says that it is ready. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
): Promise<ServerProcess> {
  const port = String(await findFreePort());
  const usual = { PATH: process.env["PATH"], LOG_LEVEL: "fatal", ...begun.environment };
  const env = { ...usual, PORT: port, ...settings };
  const program = [...begun.arguments, "apps/server/src/main.ts"];
  const child = spawn(process.execPath, program, { cwd: root, env });
  const exit = once(child, "exit");
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += String(chunk)));
  const isReady = await Promise.race([once(child.stdout, "data").then(() => true), exit.then(() => false)]);
  if (!isReady) throw new Error(`The server did not start: ${complaint}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
