import { type Locator, page } from "vitest/browser";

/** A message at the edge of the screen. */
export function message(text: string): Locator {
  return page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
}
