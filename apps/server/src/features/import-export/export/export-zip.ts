import { PassThrough, pipeline, Readable } from "node:stream";
import type { SavedRecipe } from "@meal/contract/recipes";
import { ZipFile } from "yazl";
import { appName, folders, manifestName } from "../formats/own/marks.ts";
import { uniqueFileNames } from "./file-names.ts";
import { writings } from "./write-recipe.ts";

const endings = ["json", "md", "cook"] as const;
const readMe = `Your recipes from ${appName}, each of them three times:

- ${folders.json}: linked data, which most recipe apps read, and which ${appName} reads back as it was.
- ${folders.md}: text to read, to print and to keep.
- ${folders.cook}: for apps that read Cooklang.

Pictures are not in here.
`;

/** Packs recipes while they are read, and reads no further than they are taken: a slow reader costs no memory. */
export function exportZip(
  recipes: AsyncIterable<SavedRecipe>,
  mtime: Date,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = new PassThrough();
  // Whoever leaves before the end is no failure.
  pipeline(zip.outputStream, output, () => {});
  let goOn: (() => void) | undefined;
  output.once("close", () => goOn?.());
  const add = (path: string, text: string) =>
    new Promise<void>((resolve) => {
      if (output.destroyed) return resolve();
      goOn = resolve;
      zip.addReadStreamLazy(path, { mtime }, (begin) =>
        begin(null, Readable.from([text]).once("end", resolve)),
      );
    });
  const fill = async () => {
    const nameFor = uniqueFileNames();
    await add(manifestName, JSON.stringify({ exportedBy: appName, version: 1 }));
    await add("README.md", readMe);
    for await (const recipe of recipes) {
      const name = nameFor(recipe.name);
      for (const ending of endings)
        await add(`${folders[ending]}/${name}.${ending}`, writings[ending].write(recipe));
      if (output.destroyed) return;
    }
    zip.end();
  };
  fill().catch((error: unknown) => {
    onFailure(error);
    output.destroy(error instanceof Error ? error : undefined);
  });
  return webStreamOf(output);
}

/** The same stream as answers take it. */
function webStreamOf(output: PassThrough): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = output[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void output.destroy(),
  });
}
