/** Multiplies in the field of 256 elements that QR codes use. */
export function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product & 0xff;
}

/** The correction bytes of a block: the remainder of its division by the generator of that degree. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  const remainder = Array.from({ length: degree }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0);
    remainder.push(0);
    for (const [index, coefficient] of generator.entries())
      remainder[index] = (remainder[index] ?? 0) ^ multiply(coefficient, factor);
  }
  return remainder;
}

/** The product of (x - 2^i) for i below the degree, without its leading 1. */
function generatorOf(degree: number): number[] {
  const generator = Array.from({ length: degree }, (_, index): number => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let turn = 0; turn < degree; turn += 1) {
    for (let index = 0; index < degree; index += 1)
      generator[index] = multiply(generator[index] ?? 0, root) ^ (generator[index + 1] ?? 0);
    root = multiply(root, 2);
  }
  return generator;
}
