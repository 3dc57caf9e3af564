import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFiles } from "@meal/testkit/compliance/files";
import { fakeFiles } from "@meal/testkit/fake-files";
import { afterEach, describe, expect, it } from "vitest";
import { diskFiles } from "./disk/disk-files.ts";
import { s3Files, s3Signer } from "./s3/s3-files.ts";
import { startS3 } from "./testing/s3-server.ts";

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meal-files-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "files");
}

async function newStorage() {
  const server = await startS3();
  cleanUps.push(() => server.stop());
  return server.settings;
}

describe("files on disk", () => {
  describeFiles(async () => diskFiles(newFolder()));

  it("leave no drafts, and never leave their folder", async () => {
    const folder = newFolder();
    const files = diskFiles(folder);
    await files.put("meal-images", "one.jpg", new Uint8Array([1]));
    expect(readdirSync(join(folder, "meal-images"))).toEqual(["one.jpg"]);
    for (const name of ["../one.jpg", "/etc/passwd", "", ".hidden", "a/", "a/../../b", "a//b", "a/.b"])
      await expect(files.put("meal-images", name, new Uint8Array([1]))).rejects.toThrow("no name of a file");
  });
});

describe("files in a storage by S3", () => {
  describeFiles(async () => s3Files(await newStorage()));

  it("complain when the key, the bucket or the storage is not there", async () => {
    const settings = await newStorage();
    const put = (changed: Partial<typeof settings>) =>
      s3Files({ ...settings, ...changed }).put("meal-images", "one.jpg", new Uint8Array([1]));
    await expect(put({ bucket: "nowhere" })).rejects.toThrow('no bucket "nowhere"');
    await expect(put({ accessKeyId: "unknown" })).rejects.toThrow("403");
    await expect(put({ endpoint: "http://127.0.0.1:9" })).rejects.toThrow("fetch failed");
  });
});

describe("files in memory", () => {
  describeFiles(async () => fakeFiles());
});

// Amazon S3 API Reference, "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)", Examples.
describe("a request signed for S3", () => {
  const sign = s3Signer({
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  });
  const datetime = "20130524T000000Z";
  const site = "https://examplebucket.s3.amazonaws.com";
  const nothing = new Uint8Array();

  it.each([
    [
      "GET Object",
      () => sign(`${site}/test.txt`, "GET", nothing, { datetime, headers: { range: "bytes=0-9" } }),
      "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    ],
    [
      "PUT Object",
      () =>
        sign(`${site}/test$file.text`, "PUT", Buffer.from("Welcome to Amazon S3."), {
          datetime,
          headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
        }),
      "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    ],
    [
      "GET Bucket Lifecycle",
      () => sign(`${site}/?lifecycle`, "GET", nothing, { datetime }),
      "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
    ],
  ])("has the published signature for %s", async (_name, signed, signature) => {
    expect((await signed()).headers.get("authorization")).toContain(`Signature=${signature}`);
  });
});
