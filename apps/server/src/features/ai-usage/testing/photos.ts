import sharp from "sharp";

/** A small photo, as a browser sends it. */
export async function photo(): Promise<string> {
  const picture = sharp({ create: { width: 32, height: 24, channels: 3, background: "#c04030" } });
  return dataUrl("image/jpeg", await picture.jpeg().toBuffer());
}

/** Bytes as a browser sends them, whatever they are. */
export function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}
