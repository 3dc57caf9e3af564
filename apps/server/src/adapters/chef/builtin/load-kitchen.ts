import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createKitchen, type Kitchen, loadCorpus, type PackedCorpus } from "@meal/engine/kitchen";

let kitchen: Kitchen | undefined;

/** The food table and the cookbook, ready for asking. They never change while a process runs, so it has them once. */
export function loadKitchen(): Kitchen {
  kitchen ??= createKitchen(loadCorpus(readPacked()));
  return kitchen;
}

function readPacked(): PackedCorpus {
  const path = createRequire(import.meta.url).resolve("@meal/engine/corpus.json");
  // The corpus compiler wrote this file and checked every word of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readFileSync(path, "utf8")) as PackedCorpus;
}
