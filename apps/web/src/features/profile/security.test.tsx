import { deleteAccount, downloadAccount } from "@meal/contract/account-data";
import { resend } from "@meal/contract/accounts";
import {
  challengeFactor,
  enrolFactor,
  makeRecoveryCodes,
  removeFactor,
  verifyFactor,
} from "@meal/contract/factors";
import { disconnectProvider } from "@meal/contract/oidc";
import { listPasskeys, removePasskey } from "@meal/contract/passkeys";
import { changeUser, listSessions, logOut, readUser } from "@meal/contract/sessions";
import { readStorage } from "@meal/contract/storage";
import { readAuthSettings } from "@meal/contract/accounts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accountOf, loginOn, sessionOf } from "../../testing/accounts.ts";
import { type Answer, answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { onDesktop } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { plainSettings } from "../../testing/usual-answers.ts";

const robin = somebody();
const account = accountOf(robin);
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1";
const parts = { plans: 2048, favorites: 0, viewed: 0, cooked: 0, diary: 0, pictures: 5_000_000, other: 512 };
const usual = [
  answer(readUser, account),
  answer(listSessions, [loginOn(firefox, true)]),
  answer(listPasskeys, []),
  answer(readStorage, { used: 5_002_560, limit: 200_000_000, parts }),
  answer(readAuthSettings, { ...plainSettings, external: { email: true, google: true }, passkeys: true }),
];
const recovery = { id: "codes", type: "recovery_code", total: 2, codes: ["aaaa-1111", "bbbb-2222"] } as const;
const askAgain = (words: string) => ({ fields: [{ path: "body.current_password", message: words }] });

const section = (name: string) => page.getByRole("region", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const isItYou = page.getByRole("dialog", { name: "Is this you?" });

async function openSecurity(...answers: readonly Answer[]) {
  const screen = await renderAt("/profile?tab=security", { as: robin, answers: [...usual, ...answers] });
  await expect.element(section("Storage")).toBeInTheDocument();
  return screen;
}

/** Gives the password to a question for it. */
async function confirm(password = "a long walk") {
  await isItYou.getByLabelText("Current password").fill(password);
  await isItYou.getByRole("button", { name: "Continue" }).click();
}

test.each([["phone"], ["desktop"]])("the keys to an account are in order on a %s", async (device) => {
  if (device === "desktop") await onDesktop();
  await openSecurity();
  await expect.element(page.getByText("This device")).toBeVisible();
  await axeFindsNothing();
});

test("a new password is typed twice, beside the one that counts", async () => {
  const wrong = "This is not your current password";
  const screen = await openSecurity(refuse(changeUser, "reauthentication_needed", askAgain(wrong)));
  await button("Save the new password").click();
  await expect.element(page.getByText("Password is required").first()).toBeVisible();
  await expect.element(field("Current password")).toHaveFocus();
  await field("Current password").fill("not this one");
  await field("New password").fill("a longer walk");
  await field("Confirm Password").fill("a shorter walk");
  await button("Save the new password").click();
  await expect.element(page.getByText("Passwords don't match")).toBeVisible();
  expect(screen.sent(changeUser)).toEqual([]);
  await field("Confirm Password").fill("a longer walk");
  await button("Save the new password").click();
  await expect.element(page.getByText(wrong)).toBeVisible();
  screen.now(answer(changeUser, account));
  await field("Current password").fill("a long walk");
  await button("Save the new password").click();
  await expect.element(message("Password changed")).toBeVisible();
  const sent = { password: "a longer walk", current_password: "a long walk" };
  expect(screen.sent(changeUser).at(-1)?.body).toEqual(sent);
  await expect.element(field("New password")).toHaveValue("");
});

test("a password that is not changed says why, and nothing typed is lost", async () => {
  await openSecurity(breakDown(changeUser));
  await field("Current password").fill("a long walk");
  await field("New password").fill("a longer walk");
  await field("Confirm Password").fill("a longer walk");
  await button("Save the new password").click();
  await expect.element(message("The password was not changed")).toBeVisible();
  await expect.element(field("New password")).toHaveValue("a longer walk");
});

test("whoever signs in elsewhere chooses a password without one", async () => {
  const providers = { provider: "google", providers: ["google"] };
  await openSecurity(answer(readUser, { ...account, app_metadata: providers }));
  await expect.element(section("Choose a password")).toBeInTheDocument();
  await expect.element(field("Current password")).not.toBeInTheDocument();
});

test("a new address waits for its mail, which can be sent again", async () => {
  const changed = { ...account, new_email: "new@example.org" };
  const screen = await openSecurity(answer(changeUser, changed));
  const change = button("Change the address");
  await field("New email address").fill(robin.email);
  await change.click();
  await expect.element(page.getByText("This is already your address")).toBeVisible();
  await field("New email address").fill("new@example.org");
  screen.now(answer(readUser, changed), breakDown(resend));
  await change.click();
  await expect.element(message("Open the email we sent to new@example.org.")).toBeVisible();
  await expect
    .element(page.getByText("We sent an email to new@example.org. Open it to use that address."))
    .toBeVisible();
  await button("Send the email again").click();
  await expect.element(message("The email was not sent")).toBeVisible();
  screen.now(answer(resend, {}));
  await button("Send the email again").click();
  await expect.element(message("A new email is on its way")).toBeVisible();
  expect(screen.sent(resend).at(-1)?.body).toEqual({ type: "email_change", email: robin.email });
});

test("an address that is not changed says why; whoever gives up at the question changes nothing", async () => {
  const screen = await openSecurity(refuse(changeUser, "reauthentication_needed"));
  await field("New email address").fill("new@example.org");
  await button("Change the address").click();
  await isItYou.getByRole("button", { name: "Continue" }).click();
  await expect.element(isItYou.getByText("Password is required")).toBeVisible();
  await axeFindsNothing("in the question for the password");
  await isItYou.getByRole("button", { name: "Cancel" }).click();
  await expect.element(isItYou).not.toBeInTheDocument();
  await expect.element(field("New email address")).toHaveValue("new@example.org");
  screen.now(breakDown(changeUser));
  await button("Change the address").click();
  await expect.element(message("The address was not changed")).toBeVisible();
});

test("an authenticator app counts after its first code, and its recovery codes are shown once", async () => {
  const totp = {
    qr_code: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    secret: "JBSWY3DPEHPK3PXP",
    uri: "otpauth://totp/x",
  };
  const screen = await openSecurity(
    answer(enrolFactor, { id: "app", type: "totp", totp }),
    answer(challengeFactor, { id: "challenge", type: "totp", expires_at: 1 }),
    refuse(verifyFactor, "mfa_verification_failed"),
    answer(makeRecoveryCodes, { ...recovery, codes: [...recovery.codes] }),
  );
  await button("Turn it on").click();
  const setUp = page.getByRole("dialog", { name: "Set up your app" });
  await expect.element(setUp.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  await axeFindsNothing("where the app is set up");
  await setUp.getByRole("button", { name: "Turn it on" }).click();
  await expect.element(setUp.getByText("Type the code that the app shows")).toBeVisible();
  await setUp.getByLabelText("Code").fill("000000");
  await setUp.getByRole("button", { name: "Turn it on" }).click();
  await expect.poll(() => screen.sent(verifyFactor)).toHaveLength(1);
  await expect.element(setUp).toBeVisible();
  screen.now(answer(verifyFactor, sessionOf(robin)));
  await setUp.getByRole("button", { name: "Turn it on" }).click();
  const kept = page.getByRole("dialog", { name: "Save these recovery codes" });
  for (const code of recovery.codes) await expect.element(kept.getByText(code)).toBeVisible();
  await axeFindsNothing("with the recovery codes");
  const written = vi.spyOn(Clipboard.prototype, "writeText").mockResolvedValue();
  await kept.getByRole("button", { name: "Copy" }).click();
  await expect.element(message("Codes copied")).toBeVisible();
  expect(written).toHaveBeenCalledWith("aaaa-1111\nbbbb-2222");
  written.mockRestore();
  const factor = {
    id: "app",
    factor_type: "totp",
    status: "verified",
    created_at: account.created_at,
    updated_at: account.created_at,
  } as const;
  screen.now(answer(readUser, { ...account, factors: [factor] }), breakDown(removeFactor));
  await kept.getByRole("button", { name: "I have saved them" }).click();
  await expect.element(button("Make new recovery codes")).toBeVisible();
  await button("Turn it off").click();
  await expect.element(message("Two-factor authentication is still on")).toBeVisible();
  screen.now(answer(removeFactor, { id: "app" }), answer(readUser, account));
  await button("Turn it off").click();
  await expect.element(message("Two-factor authentication is off")).toBeVisible();
  await expect.element(button("Turn it on")).toBeVisible();
});

test("what takes a fresh login asks for the password, and says where it is wrong", async () => {
  const screen = await openSecurity(
    refuse(enrolFactor, "reauthentication_needed", askAgain("This is not your current password")),
  );
  await button("Turn it on").click();
  await confirm("not this one");
  await expect.element(isItYou.getByText("This is not your current password")).toBeVisible();
  screen.now(breakDown(enrolFactor));
  await confirm();
  await expect.element(message("Two-factor authentication could not be set up")).toBeVisible();
  expect(screen.sent(enrolFactor).at(-1)?.body).toEqual({
    factor_type: "totp",
    current_password: "a long walk",
  });
});

test("a passkey is told by its name, and removed", async () => {
  const passkey = { id: "key", friendly_name: "Firefox on Linux", created_at: account.created_at };
  const screen = await openSecurity(answer(listPasskeys, [passkey]), breakDown(removePasskey));
  const remove = button("Remove the passkey Firefox on Linux");
  await remove.click();
  await expect.element(message("The passkey was not removed")).toBeVisible();
  screen.now(answer(removePasskey, undefined), answer(listPasskeys, []));
  await remove.click();
  await expect.element(message("Passkey removed")).toBeVisible();
  await expect.element(remove).not.toBeInTheDocument();
  expect(screen.sent(removePasskey).at(-1)?.params).toEqual({ id: "key" });
});

test("a connected account of Google is told, and disconnected", async () => {
  const identity = {
    identity_id: "google-1",
    id: "g",
    user_id: robin.id,
    provider: "google",
    created_at: account.created_at,
  };
  const screen = await openSecurity(
    answer(readUser, { ...account, identities: [identity] }),
    breakDown(disconnectProvider),
  );
  await expect.element(page.getByText("Connected", { exact: true })).toBeVisible();
  await button("Disconnect").click();
  await expect.element(message("Google is still connected")).toBeVisible();
  screen.now(answer(disconnectProvider, {}), answer(readUser, account));
  await button("Disconnect").click();
  await expect.element(message("Google is disconnected")).toBeVisible();
  await expect.element(button("Connect Google")).toBeVisible();
});

test("other logins are told by their device, and ended", async () => {
  const both = [loginOn(firefox, true), loginOn(iphone)];
  const screen = await openSecurity(answer(listSessions, both), breakDown(logOut));
  const logins = section("Where you are signed in").getByRole("listitem");
  await expect.poll(() => logins.elements().length).toBe(2);
  await button("Sign out everywhere else").click();
  await expect.element(message("Failed to log out. Please try again.")).toBeVisible();
  screen.now(answer(logOut, undefined), answer(listSessions, both.slice(0, 1)));
  await button("Sign out everywhere else").click();
  await expect.element(message("You are signed out everywhere else")).toBeVisible();
  await expect.poll(() => logins.elements().length).toBe(1);
  await expect.element(button("Sign out everywhere else")).not.toBeInTheDocument();
  expect(screen.sent(logOut).at(-1)?.query).toEqual({ scope: "others" });
});

test("signing out everywhere signs out here too", async () => {
  const screen = await openSecurity(answer(logOut, undefined));
  await button("Sign out everywhere").click();
  await expect.poll(screen.address).toMatch(/^\/login/u);
  expect(screen.sent(logOut).at(-1)?.query).toEqual({ scope: "global" });
});

test("what is stored is told in figures, and how much may be", async () => {
  await openSecurity();
  const meter = section("Storage").getByRole("progressbar", { name: "Used" });
  await expect
    .element(meter)
    .toHaveAttribute("aria-valuetext", expect.stringMatching(/^[\d.]+ MB of 200 MB$/u));
  const rows = () =>
    [...section("Storage").element().querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(rows()).toEqual(["Photos and pictures", "Saved plans", "Shopping list and the rest"]);
});

test("logins and figures that cannot be read say so", async () => {
  const held = hold(breakDown(readStorage));
  // Somebody whose figures no test before this one has seen.
  await renderAt("/profile?tab=security", {
    as: somebody(),
    answers: [...usual, held, breakDown(listSessions)],
  });
  await expect.element(page.getByText("We can't load this list right now.")).toBeVisible();
  held.letGo();
  await expect.element(page.getByText("We can't tell how much that is right now.")).toBeVisible();
});

test("data that cannot be downloaded is told", async () => {
  await openSecurity(breakDown(downloadAccount));
  await button("Download my data").click();
  await expect.element(message("Your data could not be downloaded")).toBeVisible();
});

test("an account goes only by the word and the password, and then for good", async () => {
  const wrong = "This is not your current password";
  const screen = await openSecurity(refuse(deleteAccount, "reauthentication_needed", askAgain(wrong)));
  await button("Delete account").click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  const goodbye = dialog.getByRole("button", { name: "Delete for good" });
  await goodbye.click();
  await expect.element(dialog.getByText("Password is required")).toBeVisible();
  expect(dialog.getByText("Type DELETE to confirm").elements()).toHaveLength(2);
  await axeFindsNothing("in the question");
  expect(screen.sent(deleteAccount)).toEqual([]);
  await dialog.getByLabelText("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabelText("Current password").fill("not this one");
  await goodbye.click();
  await expect.element(dialog.getByText(wrong)).toBeVisible();
  screen.now(answer(deleteAccount, undefined));
  await dialog.getByLabelText("Current password").fill("a long walk");
  await goodbye.click();
  await expect.element(message("Your account is deleted")).toBeVisible();
  await expect.poll(screen.address).toBe("/landing");
  expect(screen.sent(deleteAccount).at(-1)?.body).toEqual({
    confirmation: "DELETE",

    password: "a long walk",
  });
});
