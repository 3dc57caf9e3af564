import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answersDatabase } from "../../platform/device/database.ts";
import { openChat } from "../../platform/chat-opener.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { messagesUsed, says } from "../../testing/chats.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";

const box = page.getByRole("dialog", { name: "Chat" });
const field = box.getByRole("textbox", { name: "Your question" });
const button = (name: string) => box.getByRole("button", { name, exact: true });
const earlier = box.getByRole("list", { name: "Earlier conversations" }).getByRole("listitem");

async function ask(question: string, answer: string) {
  await field.fill(question);
  await userEvent.keyboard("{Enter}");
  await expect.element(box.getByRole("list", { name: "Conversation" }).getByText(answer)).toBeVisible();
}

async function talkTwice() {
  const robin = somebody();
  const screen = await renderAt("/support", { as: robin, answers: [messagesUsed(0), says("No.")] });
  openChat();
  await ask("Is honey vegan?", "No.");
  await button("New conversation").click();
  screen.now(says("3 to 5 weeks."));
  await ask("How long do eggs keep?", "3 to 5 weeks.");
  await button("Earlier conversations").click();
  return { robin, screen };
}

const keptOf = async (id: string) => {
  const key = `${id}:chats` as const;
  return JSON.stringify((await answersDatabase.read(key))[key]);
};

test("conversations are kept on the device, and gone on with", async () => {
  const { robin, screen } = await talkTwice();
  await expect.element(earlier).toHaveLength(2);
  await axeFindsNothing("among earlier conversations");
  await earlier.getByText("Is honey vegan?").click();
  screen.now(says("It is."));
  await ask("And maple syrup?", "It is.");
  await expect.element(box.getByRole("list", { name: "Conversation" }).getByText("No.")).toBeVisible();
  await expect.poll(() => keptOf(robin.id)).toContain("maple syrup");
});

test("a conversation that is deleted leaves the device, and comes back when that is undone", async () => {
  const { robin } = await talkTwice();
  await button("Delete “Is honey vegan?”").click();
  await expect.element(earlier).toHaveLength(1);
  await expect.element(button("Back to the conversation")).toHaveFocus();
  await expect.poll(() => keptOf(robin.id)).not.toContain("honey");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(earlier).toHaveLength(2);
  await expect.poll(() => keptOf(robin.id)).toContain("honey");
});

test("all of them can be deleted at once", async () => {
  const { robin } = await talkTwice();
  await button("Delete all").click();
  await expect.element(box.getByText("No conversations are kept on this device.")).toBeVisible();
  await expect.poll(() => keptOf(robin.id)).toBe("[]");
  await button("Back to the conversation").click();
  await expect.element(box.getByRole("list", { name: "Suggestions" })).toBeVisible();
});
