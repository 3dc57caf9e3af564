// Pagination.
export const pages = "Pages";
export const previousPage = "Previous page";
export function pageOf(page: number, pageCount: number): string {
  return `Page ${page} of ${pageCount}`;
}
export const nextPage = "Next page";
export function page(number: number): string {
  return `Page ${number}`;
}

// Show more.
export const showMore = "Show more";
export const moreFailed = "More could not be loaded.";
