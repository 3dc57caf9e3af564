import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as EntryServer from "../src/app/entry-server.tsx";
import { cache } from "./places.ts";

/** A page that is complete without script. */
export interface WrittenPage {
  /** Its file among those that are served. */
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** What the app says about its addresses, and those of its pages that are written at build time. */
export interface DrawnPages {
  readonly app: typeof EntryServer;
  readonly written: readonly WrittenPage[];
}

/** Draws the written pages, and leaves the names of the styles that they use where `ui/written-styles.css` looks. */
export async function drawPages(): Promise<DrawnPages> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own bundle of that very file.
  const app = (await import(
    pathToFileURL(join(cache, "prerender/entry-server.js")).href
  )) as typeof EntryServer;
  const { notFoundTitle: title, notFoundDescription: description } = app.language;
  const written = [
    { file: "not-found.html", path: "*", title, description, body: await app.renderPage("/-") },
  ];
  for (const page of app.listPages().filter((one) => one.isPrerendered)) {
    written.push({ ...page, file: `${page.path.slice(1)}.html`, body: await app.renderPage(page.path) });
  }
  for (const { path, body } of written) {
    // The Content-Security-Policy drops style attributes, so a page that has one would look different served.
    if (/\sstyle="/u.test(body)) throw new Error(`${path} is drawn with a style attribute.`);
    if (!body.includes("<h1")) throw new Error(`${path} is drawn without a title.`);
  }
  await writeFile(
    join(cache, "written-classes.txt"),
    written.flatMap(({ body }) => classesIn(body)).join("\n"),
  );
  return { app, written };
}

function classesIn(markup: string): string[] {
  return [...markup.matchAll(/\sclass="([^"]*)"/gu)].map(([, names = ""]) =>
    names.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&"),
  );
}
