import { buffer } from "node:stream/consumers";
import { findFreePort } from "@meal/testkit/free-port";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

type Received = Awaited<ReturnType<typeof PostalMime.parse>>;

/** A mail server on loopback that keeps what it takes, read by a mail program's parser. */
export interface SmtpServer {
  readonly url: string;
  readonly received: readonly Received[];
  stop(): Promise<void>;
}

/** Starts one. */
export async function startSmtp(): Promise<SmtpServer> {
  const received: Received[] = [];
  const keep = async (stream: NodeJS.ReadableStream, done: () => void) => {
    received.push(await PostalMime.parse(await buffer(stream)));
    done();
  };
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, _session, done) => void keep(stream, done),
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return { url: `smtp://127.0.0.1:${port}`, received, stop };
}
