/** A reason not to start that the person who started us can mend: shown as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}

/** Does the work of a program. A reason that its user can mend is told, and the program ends as failed. */
export async function tellingWhatToMend(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
