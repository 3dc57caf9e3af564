import { randomUUID } from "node:crypto";
import type { Keys } from "../../security/keys.ts";

/** Marks of plans that were made here: who shows one may make the rest of that plan anew without paying again. */
export interface Generations {
  make(): string;
  isOurs(mark: string): boolean;
}

/** Marks need no table: only this deployment can make the second half to a first one. */
export function generationMarks(keys: Pick<Keys, "hash">): Generations {
  const markOf = (id: string) => `${id}.${keys.hash("generation", id)}`;
  return {
    make: () => markOf(randomUUID()),
    isOurs: (mark) => mark === markOf(mark.split(".")[0] ?? ""),
  };
}
