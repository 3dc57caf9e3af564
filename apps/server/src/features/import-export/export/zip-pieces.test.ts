import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { fromBufferPromise } from "yauzl";
import { zipPieces, type ZippedText } from "./zip-pieces.ts";

const mtime = new Date(Date.UTC(2026, 10, 22, 19, 30, 44));

async function zipOf(files: readonly ZippedText[]) {
  async function* given() {
    yield* files;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(given(), mtime)) pieces.push(piece);
  return fromBufferPromise(Buffer.concat(pieces), { lazyEntries: true });
}

it("a zip gives back every text under its name, and says when it was made", async () => {
  const files = [
    { path: "README.md", text: "" },
    { path: "kühl/Crème brûlée 🍮.md", text: "Löffel für Löffel. ".repeat(5000) },
  ];
  const zip = await zipOf(files);
  const read: ZippedText[] = [];
  for await (const entry of zip.eachEntry()) {
    read.push({ path: entry.fileName, text: await text(await zip.openReadStreamPromise(entry)) });
    expect(entry.getLastModDate({ timezone: "UTC" })).toEqual(mtime);
  }
  expect(read).toEqual(files);
});

it("a zip may have more files than its old form can count", async () => {
  const files = Array.from({ length: 65_600 }, (_, at) => ({ path: `${at}`, text: "" }));
  const zip = await zipOf(files);
  expect(zip.entryCount).toBe(files.length);
  const names = new Set<string>();
  for await (const { fileName } of zip.eachEntry()) names.add(fileName);
  expect(names.size).toBe(files.length);
});

it("a text is packed when it is asked for, and none before", async () => {
  let asked = 0;
  let isOver = false;
  async function* endless() {
    try {
      for (;;) yield { path: String((asked += 1)), text: "soup" };
    } finally {
      isOver = true;
    }
  }
  const pieces = zipPieces(endless(), mtime);
  await pieces.next();
  expect(asked).toBe(1);
  await pieces.return(undefined);
  expect(isOver).toBe(true);
});
