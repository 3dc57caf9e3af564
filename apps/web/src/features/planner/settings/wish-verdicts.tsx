import type { Certificate } from "@meal/domain/chef/plans";
import { dayName } from "../plan/day-names.ts";
import * as t from "../texts/en/dialogs.tsx";

interface WishVerdictsProps {
  readonly certificate: Certificate;
  readonly startDate: string | undefined;
}

/** What was asked for in free words, each with the figure that says whether it is so. */
export function WishVerdicts({ certificate, startDate }: WishVerdictsProps) {
  const { wishes = [], wishesNotUnderstood = [] } = certificate;
  if (wishes.length + wishesNotUnderstood.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{t.askedFor}</h3>
      <ul className="mt-1 measure list-disc pl-5">
        {wishes.map(({ wish, isKept, found, missed }) => (
          <li key={wish} className="wrap-anywhere">
            {isKept ? t.wishKept(wish, found) : t.wishNotKept(wish, found)}
            {missed.length > 0 &&
              ` ${missed.map((each) => t.onDay(dayName(startDate, each.day).long, each.found)).join("; ")}.`}
          </li>
        ))}
        {wishesNotUnderstood.map((words) => (
          <li key={words} className="wrap-anywhere">
            {t.notUnderstood(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}
