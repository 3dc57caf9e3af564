import type { Files } from "@meal/server/ports/files";

/** Keeps files in memory; `names` tells which. */
export interface FakeFiles extends Files {
  readonly names: () => readonly string[];
}

/** A storage that is gone with the test. */
export function fakeFiles(): FakeFiles {
  const kept = new Map<string, Uint8Array>();
  return {
    async put(bucket, name, bytes) {
      kept.set(`${bucket}/${name}`, bytes);
    },
    get: async (bucket, name) => kept.get(`${bucket}/${name}`),
    async remove(bucket, name) {
      kept.delete(`${bucket}/${name}`);
    },
    names: () => [...kept.keys()],
  };
}
