import { type ImportFile, type ReadRecipe, UnreadableFile } from "./import-file.ts";
import { openImportFile } from "./open-import-file.ts";

/** The sentence for the person where the whole file cannot be read. */
interface Unreadable {
  readonly kind: "unreadable";
  readonly message: string;
}

/** One file, opened and read step by step by somebody in another thread. */
export function fileReading() {
  let file: ImportFile | undefined;
  let recipes: AsyncIterator<ReadRecipe> | undefined;
  let picture: (() => Promise<Uint8Array | null>) | undefined;
  return {
    open: ({ path, fileName }: { readonly path: string; readonly fileName: string }) =>
      told(async () => {
        file = await openImportFile(path, fileName, new AbortController().signal);
        recipes = file.recipes()[Symbol.asyncIterator]();
        return { kind: "opened" as const, format: file.format, total: file.total };
      }),
    next: () =>
      told(async () => {
        const next = await recipes?.next();
        if (next === undefined || next.done === true) return { kind: "end" as const };
        const { picture: own, ...read } =
          next.value.kind === "draft" ? next.value : { ...next.value, picture: undefined };
        picture = own;
        return { kind: "recipe" as const, read, hasPicture: own !== undefined, total: file?.total ?? 0 };
      }),
    /** The picture stays behind until it is asked for: of the recipe that was read last, apart from the file that it lay in. */
    picture: () =>
      told(async () => {
        const bytes = await picture?.();
        return { kind: "picture" as const, bytes: bytes ? Uint8Array.from(bytes) : null };
      }),
  };
}

async function told<T>(work: () => Promise<T>): Promise<T | Unreadable> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { kind: "unreadable", message: error.message };
  }
}
