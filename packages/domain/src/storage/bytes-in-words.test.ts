import { expect, it } from "vitest";
import { bytesInWords } from "./bytes-in-words.ts";

it("a size reads as people say it, never as more than it is", () => {
  const sizes = [0, 1, 999, 1000, 12_399, 830_500, 999_999, 1_000_000, 12_460_000, 199_999_999, 2e8, 3.19e12];
  expect(sizes.map(bytesInWords)).toEqual([
    "0 bytes",
    "1 byte",
    "999 bytes",
    "1 KB",
    "12.3 KB",
    "830 KB",
    "999 KB",
    "1 MB",
    "12.4 MB",
    "199 MB",
    "200 MB",
    "3,190 GB",
  ]);
});
