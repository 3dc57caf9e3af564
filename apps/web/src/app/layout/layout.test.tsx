import { readAuthSettings } from "@meal/contract/accounts";
import { readUsage } from "@meal/contract/entitlements";
import { logOut } from "@meal/contract/sessions";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { catchInstallOffer, dismissInstallOffer } from "../../platform/install-offer.ts";
import { answer, breakDown, hold } from "../../testing/answers.ts";
import { deviceSays, onDesktop } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { licenses } from "../texts/en/site-links.ts";
import { tryItNow } from "../../features/landing/texts/en/page.ts";
import { atHome } from "../../testing/home.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { plainSettings } from "../../testing/usual-answers.ts";

const banner = page.getByRole("banner");
const footer = page.getByRole("contentinfo");
const menuButton = page.getByRole("button", { name: "Menu" });
const menu = page.getByRole("navigation", { name: "Menu" });
const title = (name: string) => page.getByRole("heading", { level: 1, name });
const linkTo = (name: string) => page.getByRole("link", { name, exact: true });
const shownTheme = () => document.documentElement.dataset["theme"];
const card = page.getByRole("region", { name: "Install AI Meal Planner" });

afterEach(() => {
  dismissInstallOffer();
});

test("says 'Loading...' while it is not known who is there", async () => {
  await renderAt("/profile", { as: "loading" });
  await expect.element(page.getByRole("main")).toMatchTextContent(/^Loading\.\.\.$/u);
});

test("sends a guest from a page that is not theirs to the login", async () => {
  const screen = await renderAt("/profile");
  await expect.poll(screen.address).toBe("/login");
  await expect.element(page.getByText("Loading...")).not.toBeInTheDocument();
});

test.each([["phone"], ["desktop"]])(
  "offers a guest on a %s the login, three pages and three themes",
  async (device) => {
    if (device === "desktop") await onDesktop();
    await renderAt("/support");
    await expect.element(banner.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    const home = banner.getByRole("link", { name: "AI Meal Planner" });
    await expect.element(home).toHaveAttribute("href", "/landing");
    await menuButton.click();
    await expect.element(menu.getByRole("link").first()).toBeVisible();
    const links = menu.getByRole("link").elements();
    expect(links.map(({ textContent }) => textContent.trim())).toEqual(["Terms", "Privacy", "Support"]);
    await expect.element(menu.getByRole("radio", { name: "Light" })).toBeChecked();
    for (const theme of ["Light", "Dark", "System"]) {
      await expect.element(menu.getByRole("radio", { name: theme })).toBeVisible();
    }
  },
);

test("the app of a phone says what others made in it, and on what terms", async () => {
  const screen = await renderAt("/support", { here: { facts: ["in-app"] } });
  const elsewhere = globalThis.fetch;
  globalThis.fetch = async (input, options) =>
    input === "/licenses.txt" ? new Response("react (MIT)") : elsewhere(input, options);
  await menuButton.click();
  await menu.getByRole("button", { name: licenses }).click();
  await expect.element(page.getByRole("dialog").getByText("react (MIT)")).toBeVisible();
  expect(screen.address()).toBe("/support");
});

/** The names of the links that can be seen here. */
const seenIn = (place: typeof banner) =>
  place
    .getByRole("link")
    .elements()
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute("aria-label") ?? link.textContent.trim());

test.each([
  ["phone", "guest", ["AI Meal Planner", "Recipes", "Log in"]],
  ["phone", "person", ["AI Meal Planner", "Recipes"]],
  ["desktop", "guest", ["AI Meal Planner", "Planner", "Shopping", "Recipes", "Log in"]],
  [
    "desktop",
    "person",
    ["AI Meal Planner", "Planner", "Shopping", "Recipes", "Extra", "Food", "Calories", "Timer"],
  ],
])("on a %s the header leads a %s to the places that are theirs", async (device, who, names) => {
  if (device === "desktop") await onDesktop();
  await renderAt("/support", who === "person" ? { as: somebody() } : {});
  await expect.poll(() => seenIn(banner)).toEqual(names);
  const recipes = banner
    .getByRole("link", { name: "Recipes" })
    .elements()
    .find((link) => link.checkVisibility());
  expect(recipes?.getAttribute("href")).toBe(who === "person" ? "/recipe-history" : "/recipes");
  const home = banner.getByRole("link", { name: "AI Meal Planner" });
  await expect.element(home).toHaveAttribute("href", who === "person" ? "/dashboard" : "/landing");
});

test("on a phone a page for strangers keeps the product's name in sight, and the planner is one press away", async () => {
  const screen = await renderAt("/landing");
  await expect.poll(() => seenIn(banner)).toEqual(["AI Meal Planner", "Log in"]);
  await page.getByRole("link", { name: tryItNow }).click();
  await expect.poll(screen.address).toBe("/planner");
});

test("greets somebody who is signed in, and offers them their pages", async () => {
  await renderAt("/support", { as: somebody() });
  await expect.element(banner.getByRole("link", { name: "Log in" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Account of Robin" }).click();
  await expect.element(page.getByText("Hi, Robin")).toBeVisible();
  await expect.element(linkTo("Profile")).toHaveAttribute("href", "/profile");
  await expect.element(linkTo("Logout")).toHaveAttribute("href", "/logout");
});

test.each([["/index"], ["/"], ["/login"], ["/signup"], ["/terms?provider=google"]])(
  "leads somebody who is signed in from %s to the dashboard",
  async (path) => {
    const screen = await renderAt(path, { as: somebody(), answers: atHome });
    await expect.element(title("Welcome, Robin!")).toBeVisible();
    expect(screen.address()).toBe("/dashboard");
  },
);

test.each([["phone"], ["desktop"]])(
  "names the product and the year below every page on a %s",
  async (device) => {
    if (device === "desktop") await onDesktop();
    await renderAt("/terms");
    await expect.element(footer).toMatchTextContent(/© \d{4} AI Meal Planner/u);
    const names = ["Privacy", "Terms", "Support"];
    expect(
      footer
        .getByRole("link")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    for (const name of names) {
      await footer.getByRole("link", { name }).click();
      await expect.element(title(name)).toBeVisible();
    }
  },
);

/** What is read out to whoever does not see the page. */
function news(): readonly (string | null)[] {
  return [...document.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent);
}

test("moves the focus to the new page's title and reads it out", async () => {
  await renderAt("/privacy");
  await footer.getByRole("link", { name: "Support" }).click();
  await expect.element(title("Support")).toHaveFocus();
  const words = "Support · AI Meal Planner";
  await expect.poll(() => document.title).toBe(words);
  await expect.poll(news).toContain(words);
});

test("the first stop of a keyboard skips to the content", async () => {
  await onDesktop();
  await renderAt("/support");
  await expect.element(title("Support")).toBeVisible();
  await userEvent.keyboard("{Tab}");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toBeInViewport();
});

test("the menu opens by a key, closes on Escape and gives the focus back", async () => {
  await onDesktop();
  await renderAt("/support");
  menuButton.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(menu.getByRole("link", { name: "Terms" })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(menu.getByRole("link", { name: "Terms" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(menuButton).toHaveFocus();
});

test("the menu closes after a choice", async () => {
  await renderAt("/support");
  await menuButton.click();
  await menu.getByRole("link", { name: "Privacy" }).click();
  await expect.element(title("Privacy")).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});

/** Whether one sees where the focus is. */
function look(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return "left the page";
  const { width, height, bottom, top } = element.getBoundingClientRect();
  const isIn = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  const hasRing = getComputedStyle(element).outlineStyle !== "none";
  return isIn && hasRing ? "seen" : `unseen: ${element.outerHTML.slice(0, 120)}`;
}

test("every stop on the landing page can be seen", async () => {
  await onDesktop();
  await renderAt("/landing");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (let stop = 0; stop < 24; stop += 1) {
    await userEvent.keyboard("{Tab}");
    // The link that skips the menu slides in.
    await expect.poll(look).toMatch(/^(?:seen|left the page)$/u);
    if (look() === "left the page") return;
  }
});

test("an unknown address has a way home", async () => {
  await renderAt("/cookbook");
  await expect.element(title("Page Not Found")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect.element(title("Plan dinner once, eat well all week")).toBeVisible();
});

test("a theme is chosen by a press, and stays", async () => {
  await renderAt("/support");
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  expect(shownTheme()).toBe("dark");
  expect(localStorage.getItem("ui-theme")).toBe("dark");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  expect(shownTheme()).toBe("light");
});

test("a system's theme is the device's", async () => {
  await deviceSays({ "prefers-color-scheme": "dark" });
  await renderAt("/terms");
  await menuButton.click();
  await menu.getByText("System").click();
  expect(localStorage.getItem("ui-theme")).toBe("system");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  await menu.getByText("Light").click();
  expect(document.documentElement.dataset["theme"]).toBe("light");
});

/** What the browser does when it would let the app be installed; answers how often it was asked to go on. */
function offerInstallation(): () => number {
  let asked = 0;
  const prompt = async () => void (asked += 1);
  catchInstallOffer();
  dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
  return () => asked;
}

test("nobody is asked to install anything unless the browser offers it", async () => {
  await renderAt("/support");
  await expect.element(title("Support")).toBeVisible();
  expect(card.elements()).toEqual([]);
  offerInstallation();
  await expect.element(card).toBeVisible();
  await expect.element(card).toMatchTextContent(/even offline/u);
});

test("the offer to install gives way while there is no network", async () => {
  const screen = await renderAt("/support");
  offerInstallation();
  await expect.element(card).toBeVisible();
  screen.goOffline();
  const words = "Offline. What is saved here still works.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  screen.goOnline();
  await expect.element(card).toBeVisible();
  await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

test.each([
  ["Install App", 1],
  ["Not now", 0],
])("after '%s' the offer never comes again", async (answered, times) => {
  await renderAt("/support");
  const asked = offerInstallation();
  await card.getByRole("button", { name: answered }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(asked()).toBe(times);
  expect(localStorage.getItem("install-prompt-dismissed")).not.toBeNull();
  offerInstallation();
  await footer.getByRole("link", { name: "Terms" }).click();
  await expect.element(title("Terms")).toHaveFocus();
  expect(card.elements()).toEqual([]);
});

/** The tab begins with this page: nothing led here. */
function comeByAddress(): void {
  const referrer = vi.spyOn(document, "referrer", "get").mockReturnValue("");
  onTestFinished(() => referrer.mockRestore());
}

test("a link from elsewhere to the way out asks first, and ends nothing by itself", async () => {
  comeByAddress();
  const screen = await renderAt("/logout", { as: somebody(), answers: atHome });
  await expect.element(title("Log out?")).toBeVisible();
  await page.getByRole("link", { name: "Stay" }).click();
  await expect.element(title("Welcome, Robin!")).toBeVisible();
  expect(screen.sent(logOut)).toEqual([]);
});

test("a session that cannot be ended says so and goes home", async () => {
  comeByAddress();
  const answers = [...atHome, breakDown(logOut)];
  const screen = await renderAt("/logout", { as: somebody(), answers });
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect.element(message("Failed to log out. Please try again.")).toBeVisible();
  await expect.poll(screen.address).toBe("/dashboard");
});

test("a session that was ended says so at the login", async () => {
  const leaving = hold(answer(logOut, undefined));
  const answers = [...atHome, leaving, answer(readAuthSettings, plainSettings)];
  const screen = await renderAt("/support", { as: somebody(), answers });
  await page.getByRole("button", { name: "Account of Robin" }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect.element(title("Logging out...")).toBeVisible();
  leaving.letGo();
  await expect.element(message("You have been logged out")).toBeVisible();
  await expect.poll(screen.address).toBe("/login");
  expect(screen.sent(logOut)).toHaveLength(1);
});

test("a screen that breaks shows our words in a frame that stands", async () => {
  // An answer of another version of the server, which no screen of this one can draw.
  const broken = { endpoint: readUsage, reply: () => Response.json({ features: "none" }) };
  await renderAt("/profile?tab=subscription", { as: somebody(), answers: [broken], allow: /./u });
  await expect.element(title("Something went wrong")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await footer.getByRole("link", { name: "Terms" }).click();
  await expect.element(title("Terms")).toBeVisible();
});
