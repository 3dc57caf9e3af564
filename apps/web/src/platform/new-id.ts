const bytes = 16;

/**
 * A random id (UUID, version 4). The browser's own `randomUUID` is there on secure addresses alone, and a household may
 * open the app by a plain `http` one.
 */
export function newId(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(bytes))];
  const hex = random.map((byte, at) => marked(byte, at).toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, "$1-$2-$3-$4-$5");
}

/** Two places tell the version and the variant. */
function marked(byte: number, at: number): number {
  // oxlint-disable-next-line no-bitwise -- The standard sets bits.
  if (at === 6) return (byte & 0x0f) | 0x40;
  // oxlint-disable-next-line no-bitwise -- The standard sets bits.
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
