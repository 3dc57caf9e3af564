/**
 * Cuts the two typefaces down to what the app draws and writes them to `apps/web/fonts`:
 * `node apps/web/scripts/fonts.ts`. The results are committed, so a build needs no font tools.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const outputFolder = join(import.meta.dirname, "..", "fonts");

function characterRange(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** English, Western European letters, and the punctuation and fractions of recipes. */
const latin = characterRange(0x20, 0x7e) + characterRange(0xa0, 0xff) + "–—‘’‚“”„…•−€™←↑→↓½¼¾⅓⅔⅛";
/** Czech and its neighbours; a browser fetches this part only when a page uses such a letter. */
const latinExtended = `${characterRange(0x1_00, 0x1_7f)}ȘșȚț`;

const features = ["kern", "liga", "tnum", "lnum", "mark", "ccmp", "locl"];

/** One cut of Fraunces is enough: titles and large numerals are always this weight. */
const frauncesCut = { wght: 600, opsz: 40, SOFT: 60, WONK: 0 };
const figtreeCut = { wght: { min: 400, max: 700 } };

const jobs = [
  {
    family: "fraunces",
    source: "fraunces-latin-full-normal",
    text: latin,
    axes: frauncesCut,
    name: "fraunces-latin",
  },
  {
    family: "fraunces",
    source: "fraunces-latin-ext-full-normal",
    text: latinExtended,
    axes: frauncesCut,
    name: "fraunces-latin-ext",
  },
  {
    family: "figtree",
    source: "figtree-latin-wght-normal",
    text: latin,
    axes: figtreeCut,
    name: "figtree-latin",
  },
  {
    family: "figtree",
    source: "figtree-latin-ext-wght-normal",
    text: latinExtended,
    axes: figtreeCut,
    name: "figtree-latin-ext",
  },
];

await mkdir(outputFolder, { recursive: true });
for (const job of jobs) {
  const folder = dirname(require.resolve(`@fontsource-variable/${job.family}/package.json`));
  const original = await readFile(join(folder, "files", `${job.source}.woff2`));
  const cut = await subsetFont(original, job.text, {
    targetFormat: "woff2",
    variationAxes: job.axes,
    keepFeatures: features,
  });
  await writeFile(join(outputFolder, `${job.name}.woff2`), cut);
  await copyFile(join(folder, "LICENSE"), join(outputFolder, `LICENSE-${job.family}.txt`));
  process.stdout.write(`${job.name}.woff2 ${(cut.length / 1024).toFixed(1)} KB\n`);
}
