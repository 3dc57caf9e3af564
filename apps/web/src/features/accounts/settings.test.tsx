import { checkIpLimit, readAuthSettings, readClientAddress } from "@meal/contract/accounts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { plainSettings } from "../../testing/usual-answers.ts";

// A page asks for them once, so everything here is about one deployment: with Google, and with one account an address.
const settings = answer(readAuthSettings, {
  ...plainSettings,
  external: { email: true, google: true },
  max_accounts_per_address: 1,
});

const title = (name: string) => page.getByRole("heading", { level: 1, name });

test("the login offers Google where the deployment has it", async () => {
  await renderAt("/login", { answers: [settings] });
  await expect.element(page.getByRole("button", { name: "Google" })).toBeEnabled();
});

test("both ways in lead to each other, and say how to go on without the other provider", async () => {
  const mayRegister = [
    answer(readClientAddress, { ip: "192.0.2.1" }),
    answer(checkIpLimit, { canRegister: true }),
  ];
  const screen = await renderAt("/login", { answers: [settings, ...mayRegister] });
  await expect.element(title("Welcome Back")).toBeVisible();
  await expect.element(page.getByText("or continue with email")).toBeVisible();
  await page.getByRole("link", { name: "Sign up for free" }).click();
  await expect.element(title("Create your account")).toBeVisible();
  await expect.element(page.getByText("or sign up with email")).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect.poll(screen.address).toBe("/login");
});

test("an address with too many accounts finds every field and every other way closed", async () => {
  const answers = [
    settings,
    answer(readClientAddress, { ip: "192.0.2.1" }),
    answer(checkIpLimit, { canRegister: false }),
  ];
  const screen = await renderAt("/signup", { answers });
  await expect.element(message("Registration limit reached for your IP address")).toBeVisible();
  const words =
    "Registration limit reached for your IP address. We only allow a maximum of 1 account per IP address.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Registration Limit Reached" })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Google" })).toBeDisabled();
  for (const name of ["Full Name", "Email address", "Password", "Confirm Password"]) {
    await expect.element(page.getByLabelText(name, { exact: true })).toBeDisabled();
  }
  expect(screen.sent(checkIpLimit).at(-1)).toEqual({ body: { ip_address: "192.0.2.1" } });
});
