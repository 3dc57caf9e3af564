/** "1 item", "3 items", "5,000 items". */
export const inWords = (count: number, thing: string): string =>
  `${count.toLocaleString("en-US")} ${thing}${count === 1 ? "" : "s"}`;
