import { tag } from "./texts/en.ts";

/** The forms of a word that a language has: English has two, Polish four. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** "5,000". */
export function number(value: number): string {
  return value.toLocaleString(tag);
}

/** The form of a word that stands beside this number. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(tag).select(count)] ?? forms.other;
}

/** "1 item", "3 items", "5,000 items". */
export function counted(count: number, forms: Forms): string {
  return `${number(count)} ${plural(count, forms)}`;
}

/** "milk, eggs, and flour". */
export function list(words: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(tag, { type }).format(words);
}

/** An instant, or a day when the zone is UTC. */
export function date(at: number | Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, options).format(at);
}

/** "$4.20", "−$0.30": an amount of cents, of the US dollar where nothing else is said. */
export function money(cents: number, currency = "USD"): string {
  const amount = { style: "currency", currency, useGrouping: false } as const;
  return (Math.round(cents) / 100).toLocaleString(tag, amount).replace("-", "−");
}
