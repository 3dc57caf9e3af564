import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SavedRecipe } from "@meal/contract/recipes";
import { AppError } from "../../../app-error.ts";
import { reencodeImage } from "../../../http/uploads.ts";
import { isStorageRefusal } from "../../storage/service.ts";
import { type ImportFile, type ReadRecipe, UnreadableFile } from "../formats/import-file.ts";
import { type Outcome, saveOutcomes } from "./batch.ts";
import type { KnownRecipes } from "./known-recipes.ts";
import type { ImportJobsParts } from "./parts.ts";
import type { Lease, OwnJob } from "./runner-repository.ts";

/** A transaction of more recipes would hold everybody else up. */
const savedAtOnce = 20;
const savedEveryMs = 1000;

/** The engine does work of an import when nobody's request waits for it. */
const ownWork = { callerKey: null };

/** What reading one file takes. */
export interface RunParts extends Pick<ImportJobsParts, "database" | "collection" | "stored" | "engine"> {
  readonly file: ImportFile;
  readonly known: KnownRecipes;
  readonly lease: () => Lease;
}

/** The import was ended, or goes on in another process. */
export class Taken extends Error {}

/** Reads a file from where its import is, and keeps its recipes. Others are answered after each of them. */
export class ImportRun {
  readonly #parts: RunParts;
  #job: OwnJob;
  #outcomes: Outcome[] = [];
  #savedAt = 0;

  constructor(parts: RunParts, job: OwnJob) {
    this.#parts = parts;
    this.#job = job;
  }

  /** Where the person has no room left it ends, with everything kept for which there was room. */
  async run(): Promise<void> {
    try {
      await this.#readAll();
    } catch (error) {
      if (isStorageRefusal(error)) await this.#saveWhatFits();
      throw error;
    }
  }

  async #saveWhatFits(): Promise<void> {
    for (const outcome of this.#outcomes) {
      this.#outcomes = [outcome];
      await this.#save(this.#job.total);
    }
  }

  async #readAll(): Promise<void> {
    const { file } = this.#parts;
    const { done } = this.#job;
    await this.#save(file.total);
    let at = 0;
    for await (const read of file.recipes()) {
      at += 1;
      // So far it came before the process was started anew.
      if (at > done) this.#outcomes.push(await this.#outcomeOf(read));
      if (this.#isTimeToSave()) await this.#save(file.total);
      await nextTurn();
    }
    if (at === 0) throw new UnreadableFile("We found no recipe in this file.");
    await this.#save(at);
  }

  #isTimeToSave(): boolean {
    const isLate = performance.now() - this.#savedAt > savedEveryMs;
    return this.#outcomes.length >= (isLate ? 1 : savedAtOnce);
  }

  async #save(total: number): Promise<void> {
    const { format } = this.#parts.file;
    const progress = await saveOutcomes(this.#parts, this.#job, {
      outcomes: this.#outcomes,
      format,
      total,
    });
    if (!progress) throw new Taken();
    this.#job = { ...this.#job, ...progress };
    this.#outcomes = [];
    this.#savedAt = performance.now();
  }

  async #outcomeOf(read: ReadRecipe): Promise<Outcome> {
    const recipe = await this.#recipeOf(read);
    if (recipe.kind === "failure") return recipe;
    return this.#keep(recipe.recipe, read.kind === "draft" ? read.picture : undefined);
  }

  async #recipeOf(read: ReadRecipe) {
    if (read.kind === "failure") return read;
    const id = randomUUID();
    if (read.kind === "own") return { kind: "recipe" as const, recipe: { ...read.recipe, id } };
    const finished = await this.#parts.engine.finishDraft({ draft: read.draft, id }, ownWork);
    if (finished.kind === "failure") return finished;
    const recipe = { ...finished.recipe, importedFrom: this.#parts.file.format };
    return { kind: "recipe" as const, recipe };
  }

  async #keep(
    recipe: SavedRecipe,
    readPicture: (() => Promise<Uint8Array | null>) | undefined,
  ): Promise<Outcome> {
    const { known } = this.#parts;
    if (known.has(recipe)) return { kind: "skipped" };
    const named = { ...recipe, name: known.freeName(recipe.name) };
    known.add(named);
    const picture = await this.#keepPicture(readPicture);
    return { kind: "recipe", recipe: picture === null ? named : { ...named, picture } };
  }

  /** A recipe is worth keeping also where its picture cannot be shown. */
  async #keepPicture(read: (() => Promise<Uint8Array | null>) | undefined): Promise<string | null> {
    const bytes = (await read?.()) ?? null;
    if (bytes === null) return null;
    const clean = await reencodeImage(bytes).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    return clean && this.#parts.stored.store(this.#job.user_id, "meal-images", "jpg", clean);
  }
}
