/** spec: 2, section 7, "Storage": the buckets that pictures lie in. */
export type Bucket = "cooking_images" | "meal-images";

/** Keeps files under names that the caller makes; a name is letters, digits, dots and hyphens, and may lie in folders. */
export interface Files {
  /** Keeps a file; once this is done it survives a power cut. A file of the same name is replaced. */
  put(bucket: Bucket, name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  get(bucket: Bucket, name: string): Promise<Uint8Array | undefined>;
  /** Removes a file; one that is not there is removed already. */
  remove(bucket: Bucket, name: string): Promise<void>;
}
