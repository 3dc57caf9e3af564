import { inOneName } from "@meal/domain/chef/side";
import type { SavedRecipe } from "@meal/contract/recipes";
import { appName, folders, manifestName } from "../formats/own/marks.ts";
import { uniqueFileNames } from "./file-names.ts";
import { writings } from "./write-recipe.ts";
import { zipPieces, type ZippedText } from "./zip-pieces.ts";

const endings = ["json", "md", "cook"] as const;
const readMe = `Your recipes from ${appName}, each of them three times:

- ${folders.json}: linked data, which most recipe apps read, and which ${appName} reads back as it was.
- ${folders.md}: text to read, to print and to keep.
- ${folders.cook}: for apps that read Cooklang.

Pictures are not in here.
`;

/** Packs recipes while they are read, and reads no further than they are taken: a slow reader costs no memory. */
export function exportZip(recipes: AsyncIterable<SavedRecipe>, mtime: Date): AsyncGenerator<Uint8Array> {
  return zipPieces(filesOf(recipes), mtime);
}

async function* filesOf(recipes: AsyncIterable<SavedRecipe>): AsyncGenerator<ZippedText> {
  const nameFor = uniqueFileNames();
  yield { path: manifestName, text: JSON.stringify({ exportedBy: appName, version: 1 }) };
  yield { path: "README.md", text: readMe };
  for await (const saved of recipes) {
    const recipe = inOneName(saved);
    const name = nameFor(recipe.name);
    for (const ending of endings)
      yield { path: `${folders[ending]}/${name}.${ending}`, text: writings[ending].write(recipe) };
  }
}
