export const title = "Shopping list";

export function pageOf(page: number, count: number): string {
  return `${page} of ${count}`;
}

export { asked } from "./page.tsx";
