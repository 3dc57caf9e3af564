import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@meal/testkit/free-port";
import S3rver from "s3rver";
import type { S3Settings } from "../s3/s3-files.ts";

/** A storage on loopback that speaks the S3 protocol, and knows one key. */
export interface S3Server {
  readonly settings: S3Settings;
  stop(): Promise<void>;
}

/** Starts one with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), "meal-s3-"));
  const port = await findFreePort();
  const configureBuckets = [{ name: "meals" }];
  const server = new S3rver({ address: "127.0.0.1", port, silent: true, directory, configureBuckets });
  await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: "eu-central-1",
      bucket: "meals",
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
