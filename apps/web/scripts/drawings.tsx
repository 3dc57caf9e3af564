import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type * as EveryDrawing from "./every-drawing.ts";
import { cache, root } from "./places.ts";

const folder = join(cache, "drawings");
const moduleId = "virtual:drawings";

/**
 * Writes every drawing into a file of its own before anything is bundled. Pages only point at these files
 * (`ui/drawing.tsx`), so that neither their markup nor their script carries the drawings. All of them lie under one
 * hash: an address for each would be in the first script of every page.
 */
export function drawings(): Plugin {
  let isBuild = false;
  // The development server serves them from where they are written.
  let served = ".cache/drawings";
  return {
    name: "drawings",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    async buildStart() {
      const files = await drawAll();
      await mkdir(folder, { recursive: true });
      for (const [name, markup] of files) await writeFile(join(folder, name), markup);
      if (!isBuild) return;
      served = `assets/drawings-${createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8)}`;
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `${served}/${name}`, source });
      }
    },
    resolveId: (id) => (id === moduleId ? `\0${id}` : null),
    load: (id) =>
      id === `\0${moduleId}` ? `export const drawingsFolder = ${JSON.stringify(`/${served}`)};` : null,
  };
}

/** Each drawing as a file, and the name of the file. */
async function drawAll(): Promise<readonly (readonly [name: string, markup: string])[]> {
  const { module } = await runnerImport<typeof EveryDrawing>(join(root, "scripts/every-drawing.ts"));
  return Object.entries(module.everyDrawing).flatMap(([source, exported]) =>
    Object.values(exported).map((Drawing) => {
      const markup = renderToStaticMarkup(<Drawing />);
      const named = markup.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" ');
      return [`${basename(source, "-drawing.tsx")}.svg`, named] as const;
    }),
  );
}
