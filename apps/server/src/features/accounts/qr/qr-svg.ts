import { qrMatrix } from "./qr-matrix.ts";

// The standard asks for four light modules around the code.
const margin = 4;

/** A text as a QR code in SVG, dark on white whatever the page's colours are. */
export function qrSvg(text: string): string {
  const matrix = qrMatrix(text);
  const size = matrix.length + 2 * margin;
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin},${y + margin}h1v1h-1z` : "")))
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${path}"/></svg>`
  );
}
