import { ImportRun } from "./import-run.ts";
import { readKnownRecipes } from "./known-recipes.ts";
import type { ImportJobsParts } from "./parts.ts";
import type { Lease, OwnJob } from "./runner-repository.ts";

export { Taken } from "./import-run.ts";

/** Reads the file of an import and keeps its recipes. */
export async function runImport(
  { uploads, openFile, ...parts }: ImportJobsParts,
  { job, lease, signal }: { readonly job: OwnJob; readonly lease: () => Lease; readonly signal: AbortSignal },
): Promise<void> {
  const file = await openFile(uploads.pathOf(job.id), job.file_name, signal);
  try {
    const known = await readKnownRecipes(parts.collection, job.user_id);
    await new ImportRun({ ...parts, file, known, lease }, job).run();
  } finally {
    await file.close();
  }
}
