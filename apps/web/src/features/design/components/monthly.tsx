import * as t from "../texts/en/page.tsx";

/** What a tab shows that is loaded only when it is chosen. */
export function Monthly() {
  return <p>{t.weeksOfThisMonth}</p>;
}
