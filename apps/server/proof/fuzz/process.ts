import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";

const opened = z.object({ port: z.number() });
const figures = z.object({
  /** The longest time in which the server answered nobody. */
  longestMs: z.number(),
  /** The worst of those times, with what was being answered. */
  stalls: z.array(z.object({ ms: z.number(), during: z.array(z.string()) })),
  complaints: z.array(z.string()),
  memory: z.number(),
});

/** What a server says of itself. */
export type Figures = z.infer<typeof figures>;

/** A product in a process of its own. */
export interface FuzzedServer {
  readonly url: string;
  figures(): Promise<Figures>;
  stop(): Promise<void>;
}

export async function startFuzzedServer(settings: Readonly<Record<string, string>>): Promise<FuzzedServer> {
  const env = { PATH: process.env["PATH"], ...settings };
  const child = fork(join(import.meta.dirname, "server.ts"), { env });
  const exit = once(child, "exit");
  const heard = async () => {
    const message = once(child, "message");
    const [said]: unknown[] = await Promise.race([message, exit.then(() => ["the server has ended"])]);
    return said;
  };
  const { port } = opened.parse(await heard());
  return {
    url: `http://127.0.0.1:${port}`,
    async figures() {
      child.send("figures");
      return figures.parse(await heard());
    },
    async stop() {
      child.kill("SIGKILL");
      await exit;
    },
  };
}
