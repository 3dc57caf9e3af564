const units = ["bytes", "KB", "MB", "GB"] as const;

/** A size as people read it: 0 bytes, 830 KB, 12.4 MB. A kilobyte has a thousand bytes. */
export function bytesInWords(bytes: number): string {
  if (bytes === 1) return "1 byte";
  const rank = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** rank;
  // Rounded down: what is said to be used up is.
  const shown = value >= 100 || rank === 0 ? Math.floor(value) : Math.floor(value * 10) / 10;
  return `${shown.toLocaleString("en")} ${units[rank] ?? "bytes"}`;
}
