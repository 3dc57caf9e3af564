import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { dist } from "./places.ts";

const isText = /\.(?:html|js|css|svg|json|webmanifest|txt)$/u;
/** What only the server itself reads. */
const isPrivate = /^(?:csp|routes)\.json$/u;

/** Writes a .br and a .gz beside every text file, so that the server compresses nothing while it serves. */
export async function compressFiles(): Promise<void> {
  const entries = await readdir(dist, { recursive: true });
  const files = entries.filter((file) => isText.test(file) && !isPrivate.test(file));
  await Promise.all(files.map((file) => compressFile(join(dist, file))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9, memLevel: 9 }));
}
