/** The page numbers to show: first, last, the current one and its neighbours; null where some are left out. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  const shown = [...new Set(near)]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
  const pages: (number | null)[] = [];
  for (const number of shown) {
    const last = pages.at(-1) ?? 0;
    // A gap of one page is that page: three dots would take the same room.
    if (number - last === 2) pages.push(number - 1);
    else if (number - last > 2) pages.push(null);
    pages.push(number);
  }
  return pages;
}
