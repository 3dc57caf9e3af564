import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Files } from "../../../ports/files.ts";

/** Where the files lie, and the keys to it. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const timeoutMs = 30_000;

/** Files in one bucket of a storage that speaks the S3 protocol; our buckets are folders in it. */
export function s3Files(settings: S3Settings): Files {
  const sign = s3Signer(settings);
  const send = async (method: string, path: string, bytes: Uint8Array = new Uint8Array()) => {
    const url = `${settings.endpoint.replace(/\/$/u, "")}/${settings.bucket}/${path}`;
    const request = await sign(url, method, bytes);
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The file storage answered ${method} with ${response.status}: ${await response.text()}`);
  };
  return {
    async put(bucket, name, bytes) {
      const response = await send("PUT", `${bucket}/${name}`, bytes);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The file storage has no bucket "${settings.bucket}".`);
    },
    async get(bucket, name) {
      const response = await send("GET", `${bucket}/${name}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    async remove(bucket, name) {
      const response = await send("DELETE", `${bucket}/${name}`);
      await response.arrayBuffer();
    },
  };
}

/** Signs requests by AWS Signature Version 4, the body included. */
export function s3Signer({ accessKeyId, secretAccessKey, region }: Omit<S3Settings, "endpoint" | "bucket">) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  return (
    url: string,
    method: string,
    bytes: Uint8Array,
    extra: { readonly headers?: Readonly<Record<string, string>>; readonly datetime?: string } = {},
  ): Promise<Request> => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    const headers = { ...extra.headers, "x-amz-content-sha256": hash };
    const body = method === "PUT" ? { body: Buffer.from(bytes) } : {};
    const aws = { allHeaders: true, ...(extra.datetime === undefined ? {} : { datetime: extra.datetime }) };
    return client.sign(url, { method, headers, ...body, aws });
  };
}
