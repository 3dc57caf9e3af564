import { checkIpLimit, getToken, readClientAddress, recover, signUp, verify } from "@meal/contract/accounts";
import { changeUser } from "@meal/contract/sessions";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { type Server, server } from "../../platform/server.ts";
import { renderAt } from "../../testing/render-at.tsx";

const mayRegister = [
  answer(readClientAddress, { ip: "192.0.2.1" }),
  answer(checkIpLimit, { canRegister: true }),
];
const field = (name: string) => page.getByLabelText(name, { exact: true });
const signIn = page.getByRole("button", { name: "Sign in with Email" });
const create = page.getByRole("button", { name: "Create Account with Email" });

async function logInWith(...answers: readonly Answer[]) {
  const screen = await renderAt("/login", { answers });
  await field("Email").fill("robin@example.org");
  await field("Password").fill("a long walk");
  await signIn.click();
  return screen;
}

async function signUpWith(...answers: readonly Answer[]) {
  const screen = await renderAt("/signup", { answers: [...mayRegister, ...answers] });
  await field("Full Name").fill("Robin Cook");
  await field("Email address").fill(" Robin@Example.org ");
  await field("Password").fill("a long walk");
  await field("Confirm Password").fill("a long walk");
  await create.click();
  return screen;
}

test("the login asks for both fields before it asks the server", async () => {
  const screen = await renderAt("/login");
  await signIn.click();
  await expect.element(page.getByText("Email is required")).toBeVisible();
  await expect.element(page.getByText("Password is required")).toBeVisible();
  await expect.element(field("Email")).toHaveFocus();
  expect(screen.sent(getToken)).toEqual([]);
});

/** The app of a phone is at a server, which its person chose or its maker. */
function isAt(place: Server["place"] & {}): void {
  Object.assign(server, { place });
  onTestFinished(() => void Reflect.deleteProperty(server, "place"));
}

test("in the app of a phone the server that a password goes to is named beside it, and can be changed", async () => {
  const change = vi.fn<() => Promise<void>>(async () => {});
  isAt({ name: "The Oak Kitchen", host: "meals.test", change });
  await renderAt("/login");
  await expect.element(page.getByText("Server: The Oak Kitchen (meals.test)")).toBeVisible();
  await expect.element(field("Password")).toBeVisible();
  await page.getByRole("button", { name: "Use another server" }).click();
  expect(change).toHaveBeenCalledOnce();
});

test("an app that was made for one server leads to no other", async () => {
  isAt({ name: "meals.test", host: "meals.test" });
  await renderAt("/login");
  await expect.element(page.getByText("Server: meals.test")).toBeVisible();
  expect(page.getByRole("button", { name: "Use another server" }).elements()).toEqual([]);
});

test.each([
  [refuse(getToken, "invalid_credentials"), "Invalid email or password"],
  [refuse(getToken, "email_not_confirmed"), "Please confirm your email address before logging in"],
  [refuse(getToken, "too_many_requests"), "Too many attempts, wait a little"],
])("the login keeps what was typed where it is refused", async (refusal, words) => {
  const screen = await logInWith(refusal);
  await expect.element(message(words)).toBeVisible();
  await expect.element(field("Email")).toHaveValue("robin@example.org");
  await expect.element(field("Password")).toHaveValue("a long walk");
  await expect.element(page.getByText("Login failed. Please try again.")).not.toBeInTheDocument();
  expect(screen.sent(getToken)).toEqual([
    {
      query: { grant_type: "password" },
      body: { email: "robin@example.org", password: "a long walk" },
    },
  ]);
});

test("the login says so where the server is broken or out of reach", async () => {
  const words = "Failed to log in. Please check your credentials and try again.";
  const screen = await logInWith(breakDown(getToken));
  await expect.element(message(words)).toBeVisible();
  await expect.element(page.getByText("Login failed. Please try again.")).toBeVisible();
  screen.goOffline();
  await signIn.click();
  await expect.element(message("The server cannot be reached.")).toBeVisible();
  await expect.element(field("Password")).toHaveValue("a long walk");
});

test.each([
  ["access_denied", "You didn't allow access there."],
  [
    "account_not_linkable",
    "An account with this email exists, and its address was never confirmed. Sign in with its password instead.",
  ],
  ["provider_unreachable", "Google is not responding. Please try again later."],
  ["<b>anything</b>", "An unexpected error occurred during sign in"],
])("a provider's %s is told in our words", async (code, words) => {
  await renderAt(`/login?error_code=${encodeURIComponent(code)}`);
  await expect.element(message("Failed to sign in with Google")).toBeVisible();
  await expect.element(message(words)).toBeVisible();
});

test("fields say to password managers what they are", async () => {
  await renderAt("/login");
  await expect.element(field("Email")).toHaveAttribute("autocomplete", "username");
  await expect.element(field("Password")).toHaveAttribute("autocomplete", "current-password");
});

test("whoever's session ended while they were away is told so once, where they log in again", async () => {
  await renderAt("/login?session_expired=true", { as: "ended" });
  await expect.element(message("Your session has expired")).toBeVisible();
  await expect.element(message("Please log in again to continue")).toBeVisible();
});

test("the sign-up names every wrong field, and forgets an error as soon as its field is edited", async () => {
  const screen = await renderAt("/signup", { answers: mayRegister });
  await create.click();
  for (const text of ["Full name is required", "Email is required", "Password is required"]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(field("Full Name")).toHaveFocus();
  await field("Full Name").fill("A");
  await expect.element(page.getByText("Full name is required")).not.toBeInTheDocument();
  await expect.element(page.getByText("Email is required")).toBeVisible();
  await field("Email address").fill("nobody at all");
  await field("Password").fill("12345");
  await field("Confirm Password").fill("54321");
  await create.click();
  for (const text of [
    "Email is invalid",
    "Password must be at least 6 characters",
    "Passwords don't match",
  ]) {
    await expect.element(page.getByText(text)).toBeVisible();
  }
  await expect.element(field("Email address")).toHaveAttribute("autocomplete", "username");
  await expect.element(field("Confirm Password")).toHaveAttribute("autocomplete", "new-password");
  expect(screen.sent(signUp)).toEqual([]);
});

test("the sign-up says that it looks, and that it works", async () => {
  const looking = hold(answer(checkIpLimit, { canRegister: true }));
  const working = hold(refuse(signUp, "user_already_exists"));
  await renderAt("/signup", { answers: [...mayRegister, looking, working] });
  const looks = page.getByText("Verifying registration eligibility...");
  await expect.element(looks).toBeVisible();
  looking.letGo();
  await expect.element(looks).not.toBeInTheDocument();
  await field("Full Name").fill("Robin Cook");
  await field("Email address").fill("robin@example.org");
  await field("Password").fill("a long walk");
  await field("Confirm Password").fill("a long walk");
  await create.click();
  await expect.element(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  working.letGo();
  await expect.element(create).toBeVisible();
});

test("the sign-up refuses an address that has an account", async () => {
  await signUpWith(refuse(signUp, "user_already_exists"));
  await expect.element(message("An account with this email already exists")).toBeVisible();
  await expect.element(message("Please use a different email address or try to log in")).toBeVisible();
});

test("an address that must be confirmed is told where its mail went", async () => {
  const screen = await signUpWith(answer(signUp, { user: null, session: null }));
  await expect.element(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await expect.element(message("Please check your email to verify your account")).toBeVisible();
  expect(screen.sent(signUp)[0]?.body).toMatchObject({ data: { full_name: "Robin Cook" } });
});

test("a field that the server refuses is named at the field", async () => {
  const fields = [{ path: "body.password", message: "This password is known to everybody" }];
  await signUpWith(refuse(signUp, "invalid_input", { fields }));
  await expect.element(page.getByText("This password is known to everybody")).toBeVisible();
  await expect.element(field("Password")).toHaveFocus();
});

test("the sign-up goes on where the address cannot be looked up, and says so where all else fails", async () => {
  const log = vi.spyOn(console, "info").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await signUpWith(breakDown(readClientAddress), breakDown(signUp));
  expect(log.mock.calls.flat().map(String)).toContain("Error: Failed to retrieve your IP address");
  await expect.element(message("Failed to create account. Please try again.")).toBeVisible();
  await expect.element(create).toBeEnabled();
});

test("a sign-up that is one too many closes the form", async () => {
  await signUpWith(refuse(signUp, "registration_limit"));
  await expect.element(page.getByRole("button", { name: "Registration Limit Reached" })).toBeDisabled();
});

test("a forgotten password is answered the same whoever asks, and a failure is told", async () => {
  const screen = await renderAt("/forgot-password", { answers: [breakDown(recover)] });
  const send = page.getByRole("button", { name: "Send the link" });
  await send.click();
  await expect.element(page.getByText("Email is required")).toBeVisible();
  await field("Email address").fill("robin@example.org");
  await send.click();
  await expect.element(message("The email could not be requested. Please try again.")).toBeVisible();
  screen.now(refuse(recover, "too_many_requests"));
  await send.click();
  await expect.element(message("Too many attempts, wait a little")).toBeVisible();
  screen.now(answer(recover, {}));
  await send.click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await page.getByRole("button", { name: "Ask again" }).click();
  await expect.element(field("Email address")).toHaveValue("");
});

test("the page for a new password opens by a mail only", async () => {
  await renderAt("/reset-password");
  await expect
    .element(page.getByRole("link", { name: "Ask for a new link" }))
    .toHaveAttribute("href", "/forgot-password");
});

test("a new password is asked for twice, and a failure is told", async () => {
  const answers = [refuse(changeUser, "too_many_requests")];
  const screen = await renderAt("/reset-password", { as: somebody(), answers });
  const save = page.getByRole("button", { name: "Save the new password" });
  await field("New password").fill("a longer walk");
  await field("Confirm Password").fill("a shorter walk");
  await save.click();
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  expect(screen.sent(changeUser)).toEqual([]);
  await field("Confirm Password").fill("a longer walk");
  await save.click();
  await expect.element(message("Too many attempts, wait a little")).toBeVisible();
  screen.now(breakDown(changeUser));
  await save.click();
  await expect.element(message("The password could not be changed. Please try again.")).toBeVisible();
});

test.each([
  ["link_used", "This link was already used"],
  ["link_expired", "This link has expired"],
  ["link_invalid", "This link is not complete"],
] as const)("a link of a mail that is %s says so when it is pressed, and not before", async (code, words) => {
  const path = "/confirm#type=signup&token=abc&next=%2Fdashboard";
  const screen = await renderAt(path, { answers: [refuse(verify, code)] });
  expect(screen.sent(verify)).toEqual([]);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
