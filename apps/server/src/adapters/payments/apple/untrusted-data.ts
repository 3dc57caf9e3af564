/** Why signed data was not believed. */
export type Distrust = "malformed" | "chain" | "expired" | "signature" | "app" | "product" | "test";

/** Signed data that is not what it says. The message is for the log, and holds nothing of the data. */
export class UntrustedData extends Error {
  override name = "UntrustedData";
  readonly distrust: Distrust;

  constructor(distrust: Distrust, message: string, cause?: unknown) {
    super(message, { cause });
    this.distrust = distrust;
  }
}
