/** A reason not to start that the person who started us can mend: shown as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
