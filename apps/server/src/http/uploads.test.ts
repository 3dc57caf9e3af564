import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { AppError } from "../app-error.ts";
import { cleanPhoto, rasterise, reencodeImage } from "./uploads.ts";

const red = { r: 220, g: 40, b: 30, alpha: 1 };
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: red } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** What comes out, as an image reader sees it. */
async function read(bytes: Uint8Array) {
  const { format, width, height, exif, icc, orientation } = await sharp(bytes).metadata();
  return { format, width, height, hasMetadata: Boolean(exif ?? icc), orientation };
}

/** The same file with another size in its header. */
function sized(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  const at = changed.indexOf("ispe") + 8;
  changed.writeUInt32BE(width, at);
  changed.writeUInt32BE(height, at + 4);
  return changed;
}

describe("a picture that somebody sends", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("is read as %s and encoded anew", async (format) => {
    const bytes = await plain(64, 48).toFormat(format).toBuffer();
    expect(await read(await reencodeImage(bytes))).toMatchObject({ format: "jpeg", width: 64, height: 48 });
  });

  it("is turned upright, made smaller, and loses where it was taken", async () => {
    const exif = { IFD0: { Make: "A camera" }, IFD3: { GPSLatitude: "50/1 5/1 0/1" } };
    const bytes = await plain(3000, 2000).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect(await read(bytes)).toMatchObject({ hasMetadata: true, orientation: 6 });
    const clean = await read(await reencodeImage(bytes));
    expect(clean).toEqual({
      format: "jpeg",
      width: 1067,
      height: 1600,
      hasMetadata: false,
      orientation: undefined,
    });
  });

  it("gives its first frame when it moves", async () => {
    const frames = await Promise.all([
      plain(20, 10).png().toBuffer(),
      plain(20, 10).negate().png().toBuffer(),
    ]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const clean = await reencodeImage(moving);
    expect(await read(clean)).toMatchObject({ width: 20, height: 10 });
    const [first] = (await sharp(clean).stats()).channels;
    expect(first?.mean).toBeGreaterThan(200);
  });

  it("comes back in the form it came in", async () => {
    const bytes = await plain(8, 8).png().toBuffer();
    const { dataUrl } = await cleanPhoto(`data:image/png;base64,${bytes.toString("base64")}`, {
      kind: "user",
    });
    expect(dataUrl).toMatch(/^data:image\/jpeg;base64,\/9j\//u);
  });

  it("is refused when it is no picture, draws, moves as GIF, is cut off, or is a bomb", async () => {
    const bomb = await plain(8000, 6250).png().toBuffer();
    const whole = await plain(200, 200).jpeg().toBuffer();
    const files = {
      text: Buffer.from("hello"),
      nothing: Buffer.alloc(0),
      drawing: Buffer.from(svg),
      page: Buffer.from("<!doctype html><script>alert(1)</script>"),
      gif: await plain(8, 8).gif().toBuffer(),
      "a cut": whole.subarray(0, 40),
      "only a beginning": Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]),
      bomb,
      "a line without end": await plain(1, 20_001).png().toBuffer(),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const error: unknown = await reencodeImage(bytes).catch((thrown: unknown) => thrown);
      expect([name, error instanceof AppError && error.code]).toEqual([name, "image_unreadable"]);
    }
  });

  it.each(["avif", "heic"])(
    "is refused when it is a bomb as %s, whatever size it gives itself",
    async (brand) => {
      const files = {
        "says so": sized(await plain(64, 64).avif({ effort: 0 }).toBuffer(), 8000, 6250),
        "says a long side": sized(await plain(64, 64).avif({ effort: 0 }).toBuffer(), 20_001, 64),
        lies: sized(await plain(2000, 1500).avif({ effort: 0, quality: 1 }).toBuffer(), 64, 48),
      };
      for (const [name, bytes] of Object.entries(files)) {
        bytes.write(brand, bytes.indexOf("ftyp") + "ftyp".length, "latin1");
        const error: unknown = await reencodeImage(bytes).catch((thrown: unknown) => thrown);
        expect([name, error instanceof AppError && error.code]).toEqual([name, "image_unreadable"]);
      }
      expect(
        await read(await reencodeImage(await plain(64, 48).avif({ effort: 0 }).toBuffer())),
      ).toMatchObject({
        width: 64,
        height: 48,
      });
    },
  );

  it("may come with many others at once", async () => {
    const bytes = await plain(1200, 900).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 12 }, () => reencodeImage(bytes)));
    expect(new Set(all.map(({ length }) => length)).size).toBe(1);
  });
});

it("somebody with an account does not wait for what guests send", async () => {
  const bytes = await plain(2000, 1500).png().toBuffer();
  const done: string[] = [];
  const send = async (kind: "guest" | "user") => {
    await reencodeImage(bytes, { kind });
    done.push(kind);
  };
  const guests = Array.from({ length: 8 }, () => send("guest"));
  await Promise.all([...guests, send("user")]);
  expect(done.indexOf("user")).toBeLessThan(7);
});

describe("a drawing", () => {
  it("becomes a PNG of the width asked for", async () => {
    expect(await read(await rasterise(svg, 300))).toMatchObject({ format: "png", width: 300 });
  });
});
