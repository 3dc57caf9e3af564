/** Where and for whom: their own zone and US English where nothing is said. */
interface Reader {
  readonly locale?: string;
  readonly timeZone?: string;
}

/** spec: 2, section 2. An instant as its day in short, `MMM d, yyyy`, and its time, `h:mm a`. */
export function formatMoment(
  instant: string,
  reader: Reader = {},
): { readonly day: string; readonly time: string } {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return { day: "Invalid date", time: "" };
  const zone = reader.timeZone === undefined ? {} : { timeZone: reader.timeZone };
  const write = (style: Intl.DateTimeFormatOptions) =>
    // Some machines put a narrow space before AM and PM.
    new Intl.DateTimeFormat(reader.locale ?? "en-US", { ...style, ...zone })
      .format(date)
      .replace("\u202F", " ");
  return { day: write({ dateStyle: "medium" }), time: write({ timeStyle: "short" }) };
}
