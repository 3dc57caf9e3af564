import { tag } from "./texts/en.ts";

/** The forms of a word that a language has: English has two, Polish four. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Making a formatter takes a hundred times as long as using it, and a week on the screen has some hundred figures. */
const numbers = new Intl.NumberFormat(tag);
const plurals = new Intl.PluralRules(tag);
const dates = new Map<string, Intl.DateTimeFormat>();
const currencies = new Map<string, Intl.NumberFormat>();

function kept<Formatter>(made: Map<string, Formatter>, key: string, make: () => Formatter): Formatter {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

/** "5,000". */
export function number(value: number): string {
  return numbers.format(value);
}

/** The form of a word that stands beside this number. */
export function plural(count: number, forms: Forms): string {
  return forms[plurals.select(count)] ?? forms.other;
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
  return kept(dates, JSON.stringify(options), () => new Intl.DateTimeFormat(tag, options)).format(at);
}

/** "$4.20", "−$0.30": an amount of cents, of the US dollar where nothing else is said. */
export function money(cents: number, currency = "USD"): string {
  const amounts = kept(
    currencies,
    currency,
    () => new Intl.NumberFormat(tag, { style: "currency", currency, useGrouping: false }),
  );
  return amounts.format(cents / 100).replace("-", "−");
}

/** "$9.00 USD", "KWD 2.995": several countries have dollars, and some currencies no sign but their code. */
export function moneyWithCode(cents: number, currency: string): string {
  const amount = money(cents, currency);
  return amount.includes(currency) ? amount : `${amount}\u{A0}${currency}`;
}
