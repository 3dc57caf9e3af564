const SIGNS: readonly (readonly [number, string])[] = [
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [3 / 8, "⅜"],
  [1 / 2, "½"],
  [5 / 8, "⅝"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [7 / 8, "⅞"],
];

/** Writes a quantity as a cook would: 1.5 as "1½", 0.3333 as "⅓", 12.25 as "12.25". */
export function formatQuantity(quantity: number): string {
  const whole = Math.floor(quantity + 0.001);
  const part = quantity - whole;
  if (Math.abs(part) < 0.005) return String(whole);
  const sign = quantity < 10 ? SIGNS.find(([value]) => Math.abs(value - part) < 0.005)?.[1] : undefined;
  if (sign !== undefined) return whole === 0 ? sign : `${whole}${sign}`;
  return String(Math.round(quantity * 100) / 100);
}
