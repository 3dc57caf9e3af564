import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { dist, root } from "./places.ts";

const source = join(root, "src/ui/illustrations/app-icon.svg");
/** A launcher may cut a maskable icon to its inner 80 %: the drawing moves in, its ground goes on to the edge. */
const maskableScale = 0.8;

/** Draws the icons of the installed app from the one drawing. */
export async function writeIcons(): Promise<void> {
  const folder = join(dist, "icons");
  await mkdir(folder, { recursive: true });
  await copyFile(source, join(folder, "icon.svg"));
  await Promise.all([
    ...[180, 192, 512].map((size) =>
      drawing(size)
        .png()
        .toFile(join(folder, `icon-${size}.png`)),
    ),
    maskable(512, join(folder, "icon-maskable-512.png")),
  ]);
}

function drawing(size: number) {
  return sharp(source, { density: 72 * 4 }).resize(size, size);
}

async function maskable(size: number, file: string): Promise<void> {
  const inner = await drawing(Math.round(size * maskableScale))
    .png()
    .toBuffer();
  const ground = { width: size, height: size, channels: 3, background: await groundColour() } as const;
  await sharp({ create: ground })
    .composite([{ input: inner }])
    .png()
    .toFile(file);
}

/** The colour in the middle of the drawing's top edge. */
async function groundColour() {
  const { data } = await drawing(64)
    .extract({ left: 32, top: 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r = 255, g = 255, b = 255] = data;
  return { r, g, b };
}
