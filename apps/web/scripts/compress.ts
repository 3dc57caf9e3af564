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
  // How much the packer remembers of a file before it writes is better small for some and large for others.
  const packed = await Promise.all(
    [7, 8, 9].map((memLevel) => promisify(gzip)(content, { level: 9, memLevel })),
  );
  await writeFile(
    `${file}.gz`,
    packed.reduce((best, next) => (next.length < best.length ? next : best)),
  );
}
