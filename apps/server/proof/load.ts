import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findFreePort } from "@meal/testkit/free-port";

const writers = 8;

/** A proof server under load, and what it acknowledged so far. */
export interface Load {
  readonly acknowledged: readonly string[];
  /** Ends the process as a kill -9 does, at once. */
  kill(): Promise<void>;
}

/** Starts a server and lets several writers write to it, each waiting for its acknowledgement. */
export async function startLoad(environment: Readonly<Record<string, string>>, round: number): Promise<Load> {
  const port = await findFreePort();
  const child = await startServer({ ...environment, PORT: String(port) });
  const acknowledged: string[] = [];
  const writing = Promise.all(
    Array.from({ length: writers }, (_, writer) => write(port, `${round}-${writer}`, acknowledged)),
  );
  return {
    acknowledged,
    async kill() {
      const exited = once(child, "exit");
      child.kill("SIGKILL");
      await exited;
      await writing;
    },
  };
}

async function startServer(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const env = { PATH: process.env["PATH"], ...environment };
  const program = join(import.meta.dirname, "server.ts");
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "inherit"] });
  const outcome = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  if (child.exitCode !== null) throw new Error(`The proof server did not start: ${String(outcome)}`);
  return child;
}

/** Writes until the server is gone. Only what was answered with success counts as acknowledged. */
async function write(port: number, prefix: string, acknowledged: string[]): Promise<void> {
  for (let count = 0; ; count++) {
    const hasTwin = count % 2 === 1;
    const id = `${prefix}-${count}${hasTwin ? "-twin" : ""}`;
    const body = JSON.stringify({ id, text: "x".repeat(50 + (count % 300)), hasTwin });
    const headers = { "content-type": "application/json" };
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/entries`, { method: "POST", body, headers });
      if (response.status !== 204) throw new Error(`A write was answered with ${response.status}.`);
      acknowledged.push(id);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}
