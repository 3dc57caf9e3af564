const SEQUENCE = 0x30;
const OBJECT_ID = 0x06;
/** How a certificate wraps the list of its extensions. */
const EXTENSIONS = 0xa3;

/** One piece of DER: what it is, and what it holds. */
interface Piece {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** The ids of a certificate's extensions, dotted. Node reads the known ones only, and Apple marks its own. */
export function extensionIds(certificate: Uint8Array): readonly string[] {
  const [whole] = piecesOf(certificate);
  const [signed] = piecesOf(whole?.content);
  const wrapped = piecesOf(signed?.content).find(({ tag }) => tag === EXTENSIONS);
  const [list] = piecesOf(wrapped?.content);
  return piecesOf(list?.content)
    .filter(({ tag }) => tag === SEQUENCE)
    .flatMap(({ content }) => {
      const [id] = piecesOf(content);
      return id?.tag === OBJECT_ID ? [dotted(id.content)] : [];
    });
}

/** The pieces that lie one behind the other; what is cut off ends the list. */
function piecesOf(bytes: Uint8Array = new Uint8Array()): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const tag = bytes[at] ?? 0;
    const first = bytes[at + 1] ?? 0;
    // A long length says in how many bytes it is written.
    const lengthBytes = first < 0x80 ? 0 : first - 0x80;
    const start = at + 2 + lengthBytes;
    const length = lengthBytes === 0 ? first : numberOf(bytes.subarray(at + 2, start));
    if (lengthBytes > 4 || start + length > bytes.length) return pieces;
    pieces.push({ tag, content: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return pieces;
}

function numberOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Seven bits a byte, the highest bit says that more follow; the first two numbers share one. */
function dotted(bytes: Uint8Array): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of bytes) {
    number = number * 128 + (byte % 128);
    if (byte >= 128) continue;
    if (numbers.length === 0) numbers.push(Math.min(2, Math.floor(number / 40)));
    numbers.push(numbers.length === 1 ? number - 40 * (numbers[0] ?? 0) : number);
    number = 0;
  }
  return numbers.join(".");
}
