/** A reason not to start that the person who started us can mend: shown as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/**
 * Does the work of a program. A reason that its user can mend is told, and the program ends as failed. Whatever it makes
 * is its user's alone: the database, its log and the pictures are nobody else's to read.
 */
export async function tellingWhatToMend(work: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
