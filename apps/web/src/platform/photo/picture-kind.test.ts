import { describe, expect, it } from "vitest";
import { pictureKindOf } from "./picture-kind.ts";

const bytes = (text: string) => Uint8Array.from(text.padEnd(32, "\0"), (letter) => letter.charCodeAt(0));

describe("the kind of a picture", () => {
  it.each([
    ["\u00FF\u00D8\u00FF\u00E0", "jpeg"],
    ["\u0089PNG\r\n", "png"],
    ["GIF89a", "gif"],
    ["RIFF....WEBPVP8 ", "webp"],
    ["BM", "bmp"],
    ["....ftypavif....mif1", "avif"],
    ["....ftypmif1....avif", "avif"],
    ["....ftypheic....mif1", "heic"],
    ["....ftypmif1....heic", "heic"],
  ])("is told by what the file begins with: %j", (start, kind) => {
    expect(pictureKindOf(bytes(start))).toBe(kind);
  });

  it.each(["eggs", "%PDF-1.7", "<svg xmlns", "PK\u0003\u0004", "....ftypisom", "RIFF....WAVE", ""])(
    "is none for %j",
    (start) => expect(pictureKindOf(bytes(start))).toBeUndefined(),
  );
});
