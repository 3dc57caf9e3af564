import { renderSVG } from "uqr";

/** A text as a QR code in SVG, dark on white whatever the page's colours are, with the margin that the standard asks for. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: "M", border: 4, pixelSize: 1 });
}
