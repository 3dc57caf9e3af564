import * as domain from "@meal/domain/dates/format-date";
import * as moments from "@meal/domain/dates/format-moment";
import { tag } from "./texts/en.ts";

interface Where {
  readonly timeZone?: string;
}

/** "November 22, 2026", as this language writes it. */
export function formatDate(instant: string | number | null | undefined, where: Where = {}): string {
  return domain.formatDate(instant, { ...where, locale: tag });
}

/** "Nov 22, 2026" and "6:30 PM", as this language writes them. */
export function formatMoment(instant: string): ReturnType<typeof moments.formatMoment> {
  return moments.formatMoment(instant, { locale: tag });
}
