import type { Page } from "@playwright/test";
import type { SmtpServer } from "../apps/server/src/adapters/mail/testing/smtp-server.ts";
import { expect } from "./test.ts";

/** The link of the newest of so many mails to this address. */
export async function linkTo(mails: SmtpServer, email: string, count = 1): Promise<string> {
  const own = () => mails.received.filter(({ to }) => to?.some(({ address }) => address === email));
  await expect.poll(() => own().length).toBe(count);
  return /https?:\/\/\S+\/api\/auth\/verify\S+/u.exec(own().at(-1)?.text ?? "")?.[0] ?? "";
}

/** Opens the link of a mail, and presses the one button of its page. */
export async function followLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(/\/confirm#/u);
  await page.getByRole("button", { name: button }).click();
}
