/** One entry of a calendar. It is at the same time of day wherever the reader is. */
export type CalendarEvent = {
  /** Names the entry for good, so that a calendar changes it and makes no second one. */
  readonly uid: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly startMinutes: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** When it was last changed, and how often. */
  readonly changedAt: number;
  readonly sequence: number;
};

const LONGEST_LINE = 75;
const MINUTES_OF_A_MEAL = 45;

/** The events as an iCalendar document of RFC 5545. */
export function calendarText(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//AI Meal Planner//Meal plans//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${digits(new Date(event.changedAt).toISOString().slice(0, 19))}Z`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${digits(event.date)}T${clock(event.startMinutes)}`,
    `DURATION:PT${MINUTES_OF_A_MEAL}M`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** A text as RFC 5545 writes it: with marks before what would end it, and without what no line may hold. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

/** Lines have at most 75 bytes; what is longer goes on after a line break and a space, never within a letter. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const letter of line) {
    const more = bytesOf(letter);
    if (bytes + more > LONGEST_LINE) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += letter;
    bytes += more;
  }
  return folded;
}

/** How many bytes a letter has in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

function clock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}${String(rest).padStart(2, "0")}00`;
}

function digits(text: string): string {
  return text.replaceAll(/[-:]/gu, "");
}
