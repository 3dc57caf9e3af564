import { isAtHome, logIn, message, newPerson, signUpElsewhere } from "./person.ts";
import { expect, test } from "./test.ts";

test.beforeEach(({ complaints }) => complaints.allow(/status of 400/u));

test("the page says the same for a wrong password and for an unknown address", async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await signUpElsewhere(playwright, baseURL);
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with Email" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  for (const wrong of [{ ...person, password: "wrong" }, newPerson()]) {
    await logIn(page, wrong);
    await expect(message(page, "Invalid email or password")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(wrong.email);
    await page.getByRole("button", { name: "Close message" }).first().click();
    await expect(message(page, "Invalid email or password")).toHaveCount(0);
  }
  await logIn(page, person);
  await expect(message(page, "Login successful!")).toBeVisible();
  await isAtHome(page);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test(
  "logging in can be done by keyboard alone",
  { tag: "@desktop" },
  async ({ page, playwright, baseURL }) => {
    const person = await signUpElsewhere(playwright, baseURL);
    await page.goto("/login");
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      if (await email.evaluate((input) => input === document.activeElement)) break;
    }
    await expect(email).toBeFocused();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    await isAtHome(page);
  },
);
