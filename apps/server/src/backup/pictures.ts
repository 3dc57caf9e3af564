import { hash } from "node:crypto";
import { z } from "zod";
import { diskFiles } from "../adapters/files/disk/disk-files.ts";
import { figuresCounter, lineOf } from "./figures.ts";
import type { Manifest } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";
import { readRows, type Source } from "./tables-repository.ts";
import type { ArchiveWriter } from "./write-archive.ts";

type Pictures = Manifest["pictures"];

const listEntry = "pictures.ndjson";
const listed = z.object({
  bucket: z.enum(["cooking_images", "meal-images"]),
  path: z.string(),
  hash: z.string(),
});

/** Writes the pictures that the database knows of, each content once, under its hash. */
export async function exportPictures(
  source: Source,
  folder: string,
  archive: ArchiveWriter,
): Promise<Pictures> {
  const files = diskFiles(folder);
  const counter = figuresCounter();
  const written = new Set<string>();
  const lines: string[] = [];
  let [bytes, missing] = [0, 0];
  const columns = ["bucket", "path"].map((name) => ({ name, type: "text", isCounted: false }));
  for await (const rows of readRows(source, { name: "stored_files", columns })) {
    for (const { bucket, path } of rows.map((row) => listed.omit({ hash: true }).parse(row))) {
      const content = await files.get(bucket, path);
      if (content === undefined) {
        missing += 1;
        continue;
      }
      const name = hash("sha256", content);
      if (!written.has(name)) await archive.add(pictureEntry(name), [content], true);
      written.add(name);
      bytes += content.byteLength;
      const line = lineOf({ bucket, path, hash: name });
      counter.add(line);
      lines.push(`${line}\n`);
    }
  }
  await archive.add(listEntry, lines);
  return { place: "inside", bytes, missing, ...counter.figures };
}

/** Puts the pictures of a backup into a folder, and fails unless all of them are what they were. */
export async function restorePictures(archive: Archive, folder: string): Promise<void> {
  const { pictures } = archive.manifest;
  if (pictures.place !== "inside") return;
  const files = diskFiles(folder);
  const counter = figuresCounter();
  for await (const line of archive.lines(listEntry)) {
    const picture = listed.parse(JSON.parse(line));
    const content = await archive.bytes(pictureEntry(picture.hash));
    if (hash("sha256", content) !== picture.hash) throw new Error(`the picture ${picture.path} was changed`);
    await files.put(picture.bucket, picture.path, content);
    counter.add(line);
  }
  if (counter.figures.hash !== pictures.hash) throw new Error("its list of pictures was changed");
}

function pictureEntry(name: string): string {
  return `pictures/${name}`;
}
