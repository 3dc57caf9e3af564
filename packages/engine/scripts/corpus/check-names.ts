import { type Fault, faultsOf } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

const keyOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\d ]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Whoever asks for a dish by one of its names must get this dish and no other. */
export const checkNames = (files: readonly DishFile[], faults: Fault[]): void => {
  const owners = new Map(files.map((file) => [keyOf(file.dish.name), file]));
  for (const file of files) {
    const sink = faultsOf(file.file, faults);
    for (const name of file.dish.knownAs) {
      const owner = owners.get(keyOf(name));
      if (owner === undefined) owners.set(keyOf(name), file);
      else if (owner === file) sink.error(file.knownAsLine, `known as "${name}": it has this name already`);
      else {
        sink.error(
          file.knownAsLine,
          `known as "${name}": "${owner.dish.name}" (${owner.file}) has this name; keep it at one of the two`,
        );
      }
    }
  }
};
