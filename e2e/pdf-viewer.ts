import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { BrowserContext } from "@playwright/test";
import type * as PdfLibrary from "pdfjs-dist";

const origin = "http://pdf-viewer.localhost";
const find = createRequire(import.meta.url).resolve;

/** A PDF as its readers see it. */
export interface SeenPdf {
  /** Width and height of its pages, in points. */
  readonly size: readonly [number, number];
  /** The text of each page, line by line. */
  readonly pages: readonly string[];
  /** Its first page as a picture. */
  readonly picture: Buffer;
  /** Whether the first page has colours, as emoji have. */
  readonly isColourful: boolean;
}

/** Opens a PDF in a viewer of its own: the library that browsers show them with, on a page without our rules. */
export async function readPdf(context: BrowserContext, file: string): Promise<SeenPdf> {
  const viewer = await context.newPage();
  const files: Readonly<Record<string, readonly [string, string]>> = {
    "/pdf.mjs": [find("pdfjs-dist/build/pdf.mjs"), "text/javascript"],
    "/pdf.worker.mjs": [find("pdfjs-dist/build/pdf.worker.mjs"), "text/javascript"],
    "/list.pdf": [file, "application/pdf"],
  };
  await viewer.route(`${origin}/**`, async (route) => {
    const [path, contentType] = files[new URL(route.request().url()).pathname] ?? [];
    if (path === undefined) await route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    else await route.fulfill({ body: await readFile(path), ...(contentType && { contentType }) });
  });
  await viewer.goto(origin);
  const { size, pages, picture, isColourful } = await viewer.evaluate(look, origin);
  await viewer.close();
  return { size, pages, picture: Buffer.from(picture.split(",")[1] ?? "", "base64"), isColourful };
}

/** Runs in the viewer. */
async function look(from: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The file is the library itself.
  const library = (await import(`${from}/pdf.mjs`)) as typeof PdfLibrary;
  library.GlobalWorkerOptions.workerSrc = `${from}/pdf.worker.mjs`;
  const document = await library.getDocument({ url: `${from}/list.pdf` }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  const all = await Promise.all(numbers.map((number) => document.getPage(number)));
  const pages = await Promise.all(
    all.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join("\n");
    }),
  );
  const first = await document.getPage(1);
  const viewport = first.getViewport({ scale: 1.5 });
  const canvas = globalThis.document.createElement("canvas");
  Object.assign(canvas, { width: viewport.width, height: viewport.height });
  await first.render({ canvas, viewport }).promise;
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let coloured = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (Math.abs((data[at] ?? 0) - (data[at + 2] ?? 0)) > 40) coloured += 1;
  }
  const [, , width = 0, height = 0] = first.view;
  return { size: [width, height] as const, pages, picture: canvas.toDataURL(), isColourful: coloured > 50 };
}
