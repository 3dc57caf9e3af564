/** Longer sides tell nobody more about food, and cost minutes on a slow network. */
const longestPx = 1600;
/** spec: 2, section 9. */
const quality = 0.9;

/** A photo, or what a video shows now, as an upright JPEG of at most 1600 pixels, in a data URL. Rejects what the browser cannot read. */
export async function shrinkPhoto(source: Blob | HTMLVideoElement): Promise<string> {
  const bitmap = await createImageBitmap(source, { imageOrientation: "from-image" });
  const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser cannot draw.");
  // JPEG knows no transparency: what is see-through becomes paper instead of black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", quality);
}
