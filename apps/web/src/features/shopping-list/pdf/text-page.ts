import {
  baseline,
  dotsPerPoint,
  drawText,
  lineHeight,
  type TextPicture,
  type TextStyle,
} from "./drawn-text.ts";
import type { PdfFile } from "./pdf-file.ts";
import { utf16, winAnsi } from "./win-ansi.ts";

/** A4, portrait. spec: 2, section 9. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

interface DrawnPicture extends Pick<TextPicture, "widthPx" | "heightPx"> {
  readonly id: number;
}

/** The pages of a document of lines. Distances are in points, and count from the top. */
export class TextPages {
  readonly #file: PdfFile;
  readonly #pictures = new Map<string, DrawnPicture>();
  readonly #pages: string[][] = [];

  constructor(file: PdfFile) {
    this.#file = file;
  }

  get count(): number {
    return this.#pages.length;
  }

  addPage(): void {
    this.#pages.push([]);
  }

  /** One line, its letters standing at `y`; on the last page unless another is named. */
  text(text: string, x: number, y: number, style: TextStyle, page = this.count - 1): void {
    const fromBottom = (pageSize.height - y).toFixed(2);
    const string = winAnsi(text);
    const place = `1 0 0 1 ${x} ${fromBottom} Tm`;
    if (string !== undefined) {
      this.#draw(
        `BT /${style.isBold === true ? "Bold" : "Plain"} ${style.size} Tf ${place} ${string} Tj ET`,
        page,
      );
      return;
    }
    const { id, widthPx, heightPx } = this.#pictureOf(text, style);
    const [width, height] = [widthPx / dotsPerPoint, heightPx / dotsPerPoint];
    const bottom = (pageSize.height - y - style.size * (lineHeight - baseline)).toFixed(2);
    this.#draw(`q ${width} 0 0 ${height} ${x} ${bottom} cm /P${id} Do Q`, page);
    // Invisible letters lie over the picture, so that it can be searched and copied.
    const letters = hiddenText(text);
    if (letters === "") return;
    const stretch = ((100 * width) / (letters.length * 0.5 * style.size)).toFixed(1);
    this.#draw(
      `BT 3 Tr /Hidden ${style.size} Tf ${stretch} Tz ${place} ${utf16(letters)} Tj 100 Tz 0 Tr ET`,
      page,
    );
  }

  /** The box in front of an item, with a tick where it was bought. */
  box(x: number, y: number, isTicked: boolean): void {
    const bottom = pageSize.height - y;
    const tick = isTicked
      ? `${x + 2} ${bottom + 4.5} m ${x + 4} ${bottom + 2} l ${x + 7} ${bottom + 7.5} l S`
      : "";
    this.#draw(`q 0.8 w ${x} ${bottom} 9 9 re S ${tick} Q`, this.count - 1);
  }

  /** Writes the pages, and answers the object that holds them. */
  write(): number {
    const tree = this.#file.reserve();
    const resources = this.#writeResources();
    const kids: number[] = [];
    for (const operators of this.#pages) {
      const contents = this.#file.deflate("", operators.join("\n"));
      const box = `/MediaBox [0 0 ${pageSize.width} ${pageSize.height}]`;
      const dictionary = `/Type /Page /Parent ${tree} 0 R ${box} /Resources ${resources} 0 R /Contents ${contents} 0 R`;
      kids.push(this.#file.write({ dictionary }));
    }
    const list = kids.map((id) => `${id} 0 R`).join(" ");
    return this.#file.write({ dictionary: `/Type /Pages /Kids [${list}] /Count ${kids.length}` }, tree);
  }

  #draw(operators: string, page: number): void {
    this.#pages[page]?.push(operators);
  }

  /** The same words in the same size are drawn once. */
  #pictureOf(text: string, style: TextStyle): DrawnPicture {
    const key = `${style.size} ${style.isBold === true} ${text}`;
    const known = this.#pictures.get(key);
    if (known !== undefined) return known;
    const { widthPx, heightPx, isGrey, dots } = drawText(text, style);
    const colours = isGrey ? "/DeviceGray" : "/DeviceRGB";
    const dictionary = `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace ${colours} /BitsPerComponent 8`;
    const drawn = { widthPx, heightPx, id: this.#file.deflate(dictionary, dots) };
    this.#pictures.set(key, drawn);
    return drawn;
  }

  #writeResources(): number {
    const standard = (name: string) =>
      this.#file.write({
        dictionary: `/Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding`,
      });
    const fonts = `/Plain ${standard("Helvetica")} 0 R /Bold ${standard("Helvetica-Bold")} 0 R /Hidden ${this.#hiddenFont()} 0 R`;
    const pictures = [...this.#pictures.values()].map(({ id }) => `/P${id} ${id} 0 R`).join(" ");
    return this.#file.write({ dictionary: `/Font << ${fonts} >> /XObject << ${pictures} >>` });
  }

  /** A font without shapes whose codes are Unicode. */
  #hiddenFont(): number {
    const codes = this.#file.deflate("", unicodeMap);
    const descriptor = this.#file.write({
      dictionary:
        "/Type /FontDescriptor /FontName /Hidden /Flags 4 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80",
    });
    const system = "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";
    const glyphs = this.#file.write({
      dictionary: `/Type /Font /Subtype /CIDFontType2 /BaseFont /Hidden ${system} /CIDToGIDMap /Identity /DW 500 /FontDescriptor ${descriptor} 0 R`,
    });
    return this.#file.write({
      dictionary: `/Type /Font /Subtype /Type0 /BaseFont /Hidden /Encoding /Identity-H /DescendantFonts [${glyphs} 0 R] /ToUnicode ${codes} 0 R`,
    });
  }
}

/**
 * The letters as readers of PDFs expect them: words from right to left in the order of their looks, and without emoji,
 * which 16-bit codes cannot name.
 */
function hiddenText(text: string): string {
  return text
    .replaceAll(/[\u{10000}-\u{10ffff}]|\u{fe0f}|\u{200d}/gu, "")
    .trim()
    .replaceAll(/[\u0590-\u08ff]+(?:\s+[\u0590-\u08ff]+)*/gu, (run) => Array.from(run).toReversed().join(""));
}

const unicodeMap = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
