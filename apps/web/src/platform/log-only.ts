/** spec: 2, section 8. What went wrong without harm to anybody is written down for whoever looks, and nothing else. */
export function logOnly(what: string, error: unknown): void {
  // oxlint-disable-next-line eslint/no-console -- The browser's log is the only one that a page has.
  console.info(what, error);
}
