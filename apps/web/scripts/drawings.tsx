import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type * as EveryDrawing from "./every-drawing.ts";
import { cache, root } from "./places.ts";

const folder = join(cache, "drawings");

/**
 * Writes every drawing into a file of its own before anything is bundled. Pages only point at these files
 * (`ui/drawing.tsx`), so that neither their markup nor their script carries the drawings.
 */
export function drawings(): Plugin {
  return {
    name: "drawings",
    async buildStart() {
      await mkdir(folder, { recursive: true });
      const { module } = await runnerImport<typeof EveryDrawing>(join(root, "scripts/every-drawing.ts"));
      for (const [source, exported] of Object.entries(module.everyDrawing)) {
        const name = basename(source, "-drawing.tsx");
        for (const Drawing of Object.values(exported)) {
          const markup = renderToStaticMarkup(<Drawing />);
          const named = markup.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" id="drawing" ');
          await writeFile(join(folder, `${name}.svg`), named);
        }
      }
    },
  };
}
