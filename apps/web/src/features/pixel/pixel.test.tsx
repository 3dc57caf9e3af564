import { checkIpLimit, readAuthSettings, readClientAddress, signUp } from "@meal/contract/accounts";
import { listPasskeys } from "@meal/contract/passkeys";
import { readPreferences } from "@meal/contract/profile";
import { readRecipe } from "@meal/contract/recipes";
import { listSessions, readUser } from "@meal/contract/sessions";
import { readStorage } from "@meal/contract/storage";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { catchInstallOffer, dismissInstallOffer } from "../../platform/install-offer.ts";
import { recordCheckoutStart } from "../../platform/pixel.ts";
import { accountOf, sessionOf } from "../../testing/accounts.ts";
import { answer, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { plainSettings, preferencesOf } from "../../testing/usual-answers.ts";

const robin = somebody();
const here = { facts: ["pixel"], texts: { "pixel-id": "1234567" } } as const;
const card = page.getByRole("region", { name: "May this site tell Meta about your visit?" });
const choice = page.getByRole("switch", { name: "Tell Meta about my visits" });

const parts = { plans: 0, favorites: 0, viewed: 0, cooked: 0, diary: 0, pictures: 0, other: 0 };
const securityAnswers = [
  answer(readUser, accountOf(robin)),
  answer(listSessions, []),
  answer(listPasskeys, []),
  answer(readStorage, { used: 0, limit: 200_000_000, parts }),
  answer(readAuthSettings, plainSettings),
];
const signUpAnswers = [
  answer(readClientAddress, { ip: "192.0.2.1" }),
  answer(checkIpLimit, { canRegister: true }),
  answer(readAuthSettings, plainSettings),
  answer(signUp, sessionOf(robin)),
  answer(readPreferences, preferencesOf(robin)),
];

/** Everything that would have left for Meta, in the order of its leaving. */
function listen() {
  const told: { readonly event: string | null; readonly page: string | null; readonly address: URL }[] = [];
  const options: (RequestInit | undefined)[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (address.origin === location.origin) return real(input, init);
    const place = address.searchParams.get("dl")?.replace(location.origin, "") ?? null;
    told.push({ event: address.searchParams.get("ev"), page: place, address });
    options.push(init);
    return new Response();
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  return { told, options, events: () => told.map(({ event, page: place }) => `${event} ${place}`) };
}

test("without a pixel nobody is asked and nothing is told, whatever was agreed to elsewhere", async () => {
  localStorage.setItem("pixel-consent", "yes");
  const { told } = listen();
  await renderAt("/support");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  recordCheckoutStart({ amountCents: 900, currency: "USD" });
  await expect.element(card).not.toBeInTheDocument();
  expect(told).toEqual([]);
});

test("with one, visitors are asked, and nothing is told before they agree or after they refuse", async () => {
  const { told } = listen();
  await renderAt("/support", { here });
  await expect.element(card).toBeVisible();
  await axeFindsNothing();
  await card.getByRole("button", { name: "No, thanks" }).click();
  await expect.element(card).not.toBeInTheDocument();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  expect(told).toEqual([]);
  expect(localStorage.getItem("pixel-consent")).toBe("no");
});

test("who agreed is told of by the pattern of each page, without its ids, its query or where they came from", async () => {
  const { told, options, events } = listen();
  await renderAt("/support?seen=secret", { here });
  await card.getByRole("button", { name: "Yes, that is fine" }).click();
  await expect.poll(events).toEqual(["PageView /support"]);
  await expect.element(card).not.toBeInTheDocument();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect.poll(events).toEqual(["PageView /support", "PageView /terms"]);
  expect(Object.fromEntries(told[0]?.address.searchParams ?? [])).toEqual({
    id: "1234567",
    ev: "PageView",
    dl: `${location.origin}/support`,
    noscript: "1",
  });
  for (const each of options)
    expect(each).toMatchObject({ referrerPolicy: "no-referrer", mode: "no-cors", keepalive: true });
});

test.each([
  ["/recipe/0f8fad5b-d9cb-469f-a165-70867728950e?servings=3", "/recipe/$recipeId"],
  ["/no/such/page?token=secret#more", "/not-found"],
])("of %s Meta learns no more than %s", async (address, pattern) => {
  localStorage.setItem("pixel-consent", "yes");
  const { events, told } = listen();
  await renderAt(address, { here, answers: [refuse(readRecipe, "not_found")], allow: /404/u });
  await expect.poll(events).toEqual([`PageView ${pattern}`]);
  expect(told[0]?.address.href).not.toMatch(/0f8fad5b|secret|servings/u);
});

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
] as const)(
  "a browser that says %s is not asked and tells nothing, even after an earlier yes",
  async (name, value) => {
    localStorage.setItem("pixel-consent", "yes");
    Object.defineProperty(navigator, name, { value, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
    const { told } = listen();
    await renderAt("/privacy", { here });
    await expect.element(page.getByText("Your browser asks not to be tracked")).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    expect(told).toEqual([]);
  },
);

test("a yes is taken back on the privacy page, and given again", async () => {
  localStorage.setItem("pixel-consent", "yes");
  const { events } = listen();
  await renderAt("/privacy", { here });
  await expect.poll(events).toEqual(["PageView /privacy"]);
  await expect.element(choice).toBeChecked();
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Support" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await choice.click();
  await expect.poll(events).toEqual(["PageView /privacy", "PageView /privacy"]);
});

test("the profile has the choice, too, where there is a pixel", async () => {
  listen();
  await renderAt("/profile?tab=security", { as: robin, here, answers: securityAnswers });
  await expect.element(choice).toBeVisible();
  await choice.click();
  expect(localStorage.getItem("pixel-consent")).toBe("yes");
});

test("an account that was made is told once, and the start of a payment with its value", async () => {
  localStorage.setItem("pixel-consent", "yes");
  const { events, told } = listen();
  await renderAt("/signup", { here, answers: signUpAnswers });
  await page.getByLabelText("Full Name").fill(robin.fullName);
  await page.getByLabelText("Email address").fill(robin.email);
  await page.getByLabelText("Password", { exact: true }).fill("long enough");
  await page.getByLabelText("Confirm Password").fill("long enough");
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await expect.poll(events).toContain("CompleteRegistration /signup");
  expect(events().filter((event) => event.startsWith("Complete"))).toHaveLength(1);
  recordCheckoutStart({ amountCents: 900, currency: "USD" });
  const { searchParams } = told.at(-1)?.address ?? new URL(location.href);
  expect([searchParams.get("ev"), searchParams.get("cd[value]"), searchParams.get("cd[currency]")]).toEqual([
    "InitiateCheckout",
    "9.00",
    "USD",
  ]);
  for (const { address } of told) expect(decodeURIComponent(address.href)).not.toContain(robin.email);
});

test.each([
  ["yes", ["CompleteRegistration"]],
  ["no", []],
  [undefined, []],
] as const)(
  "an account that was made at Google is told of once, by whoever said %s",
  async (said, expected) => {
    if (said !== undefined) localStorage.setItem("pixel-consent", said);
    const { events, told } = listen();
    const registrations = () => events().filter((event) => event.startsWith("Complete"));
    const shown = { as: robin, here, answers: securityAnswers };
    const screen = await renderAt("/profile?tab=security#account-made", shown);
    await expect.element(choice).toBeVisible();
    await expect.poll(screen.address).toBe("/profile?tab=security");
    expect(registrations()).toEqual(expected.map((event) => `${event} /profile`));
    expect(told.map(({ address }) => address.href).join(" ")).not.toContain("account-made");
    // A yes that comes later is about later pages, and so is a page that is drawn again.
    if (said !== "yes") await choice.click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect.poll(events).toContain("PageView /terms");
    expect(registrations()).toHaveLength(expected.length);
  },
);

test("whoever is being asked is not asked to install the app at the same time", async () => {
  catchInstallOffer();
  onTestFinished(dismissInstallOffer);
  await renderAt("/support", { here });
  await expect.element(card).toBeVisible();
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: vi.fn<() => void>() }));
  const install = page.getByRole("region", { name: "Install AI Meal Planner" });
  await expect.element(install).not.toBeInTheDocument();
  await card.getByRole("button", { name: "No, thanks" }).click();
  await expect.element(install).toBeVisible();
});
