/** A photo that somebody takes or chooses. */
export function picture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 8, height: 6 });
  canvas.getContext("2d")?.fillRect(0, 0, 8, 6);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob ?? ""], name, { type: "image/png" }))),
  );
}
