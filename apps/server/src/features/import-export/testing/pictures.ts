import sharp from "sharp";
import { zipOf } from "../formats/testing/zip.ts";
import { soups } from "./imports.ts";

const type = { "@context": "http://schema.org", "@type": "Recipe" };

/** So many recipes, and behind them one with a picture, in folders as Nextcloud Cookbook packs them. */
export async function zipWithPicture(before: number): Promise<Uint8Array<ArrayBuffer>> {
  const plain = soups(before).map((soup, at) => [
    `${String(at).padStart(4, "0")}/recipe.json`,
    Object.assign({ image: "" }, type, soup),
  ]);
  const pictured = { ...type, name: "Toast", recipeIngredient: ["2 slices bread"], image: "full.jpg" };
  const broken = { ...pictured, name: "Pie" };
  const files = {
    ...Object.fromEntries(plain),
    "8000/recipe.json": broken,
    "8000/full.jpg": "no picture at all",
    "9000/recipe.json": pictured,
    "9000/full.jpg": await redPicture(),
  };
  return Uint8Array.from(await zipOf(files));
}

function redPicture(): Promise<Buffer> {
  return sharp({ create: { width: 32, height: 24, channels: 3, background: "#c04030" } })
    .jpeg()
    .toBuffer();
}
