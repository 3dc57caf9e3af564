/** One object of a PDF: its dictionary, and what it carries. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream?: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** Writes numbered objects one after the other, and remembers where each begins. */
export class PdfFile {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #offsets: number[] = [];
  readonly #packing: Promise<unknown>[] = [];
  #length = 0;

  constructor() {
    // Bytes above 127 tell other programs that this is no text.
    this.#put("%PDF-1.7\n%\u{e9}\u{e8}\u{ea}\n");
  }

  /** A number for an object that is written later. */
  reserve(): number {
    return this.#offsets.push(0);
  }

  write(object: PdfObject, id = this.reserve()): number {
    const { dictionary, stream } = object;
    this.#offsets[id - 1] = this.#length;
    const length = stream === undefined ? "" : ` /Length ${stream.length}`;
    this.#put(`${id} 0 obj\n<< ${dictionary}${length} >>\n`);
    if (stream !== undefined) {
      this.#put("stream\n");
      this.#putBytes(stream);
      this.#put("\nendstream\n");
    }
    this.#put("endobj\n");
    return id;
  }

  /** A compressed stream, which is written as soon as it is packed; nobody waits for it before the end. */
  deflate(dictionary: string, content: Uint8Array<ArrayBuffer> | string): number {
    const id = this.reserve();
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    const write = (stream: Uint8Array<ArrayBuffer>) =>
      this.write({ dictionary: `${dictionary} /Filter /FlateDecode`, stream }, id);
    const packing = packed(bytes).then(write);
    // Whoever finishes the file hears of what failed.
    packing.catch(() => undefined);
    this.#packing.push(packing);
    return id;
  }

  async finish(rootId: number, infoId: number): Promise<Blob> {
    await Promise.all(this.#packing);
    const start = this.#length;
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const size = rows.length + 1;
    this.#put(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}`);
    this.#put(`trailer\n<< /Size ${size} /Root ${rootId} 0 R /Info ${infoId} 0 R >>\n`);
    this.#put(`startxref\n${start}\n%%EOF\n`);
    return new Blob(this.#parts, { type: "application/pdf" });
  }

  #put(text: string): void {
    this.#putBytes(encoder.encode(text));
  }

  #putBytes(bytes: Uint8Array<ArrayBuffer>): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packer = new CompressionStream("deflate");
  const writer = packer.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [stream] = await Promise.all([new Response(packer.readable).arrayBuffer(), written]);
  return new Uint8Array(stream);
}
