import { streamChat } from "@meal/contract/chat";
import { readUsage } from "@meal/contract/entitlements";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openChat } from "../../platform/chat-opener.ts";
import { type Answer, events, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { answerOf, messagesUsed, says, speaking } from "../../testing/chats.ts";
import { onDesktop } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";

const box = page.getByRole("dialog", { name: "Chat" });
const field = box.getByRole("textbox", { name: "Your question" });
const button = (name: string) => box.getByRole("button", { name, exact: true });
const status = box.getByRole("status");
const turns = box.getByRole("list", { name: "Conversation" }).getByRole("listitem");

async function openBox(...answers: readonly Answer[]) {
  const screen = await renderAt("/support", { as: somebody(), answers: [messagesUsed(0), ...answers] });
  openChat();
  await expect.element(field).toBeVisible();
  // What is answered from now on is no answer to how many messages are left.
  await expect.poll(() => screen.sent(readUsage).length).toBeGreaterThan(0);
  return screen;
}

async function ask(question: string) {
  await field.fill(question);
  await userEvent.keyboard("{Enter}");
}

test.each([["phone"], ["desktop"]])(
  "opens on a %s from the menu, with the focus where one writes",
  async (device) => {
    if (device === "desktop") await onDesktop();
    await renderAt("/support", { as: somebody(), answers: [messagesUsed(0)] });
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await page.getByRole("button", { name: "Chat" }).click();
    await expect.element(field).toHaveFocus();
    await axeFindsNothing("in the open box");
    await userEvent.keyboard("{Escape}");
    await expect.element(box).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
  },
);

test("an answer is seen as it is spoken, and read out once, when it is whole", async () => {
  const answer = speaking();
  await openBox(answer);
  await ask("Is honey vegan?");
  await expect.element(status).toHaveTextContent("The chef is answering.");
  answer.say("No. Bees ");
  await expect.element(turns.getByText("No. Bees")).toBeVisible();
  await expect.element(status).toHaveTextContent("The chef is answering.");
  answer.say("make it.");
  answer.finish(answerOf("No. Bees make it.", { lookedAt: ["rules", "plan"] }));
  await expect.element(status).toHaveTextContent("No. Bees make it.");
  await expect.element(box.getByText("Looked at your diet and allergies and your plan")).toBeVisible();
  await expect.element(field).toHaveFocus();
  await axeFindsNothing("with an answer");
});

test("the next question goes with what was said before", async () => {
  const screen = await openBox(says("It is not vegan."));
  await ask("Is honey vegan?");
  await expect.element(turns.getByText("It is not vegan.")).toBeVisible();
  await ask("And maple syrup?");
  await expect.poll(() => screen.sent(streamChat).length).toBe(2);
  expect(screen.sent(streamChat)[1]?.body.messages).toEqual([
    { role: "user", content: "Is honey vegan?" },
    { role: "assistant", content: "It is not vegan." },
    { role: "user", content: "And maple syrup?" },
  ]);
});

test("an answer that is stopped keeps what was said, ends the work and can be asked again", async () => {
  const answer = speaking();
  const screen = await openBox(answer);
  await ask("How do I make bread?");
  answer.say("Take flour.");
  await expect.element(turns.getByText("Take flour.")).toBeVisible();
  await button("Stop").click();
  await expect.element(turns.getByText("You stopped this answer. It did not count.")).toBeVisible();
  await expect.element(turns.getByText("Take flour.")).toBeVisible();
  expect(await answer.isLeft).toBe(true);
  screen.now(says("Take flour and water."));
  await button("Try again").click();
  await expect.element(turns.getByText("Take flour and water.")).toBeVisible();
  await expect.element(turns).toHaveLength(1);
  // What was not whole is nothing that was said.
  expect(screen.sent(streamChat)[1]?.body.messages).toHaveLength(1);
});

test.each([
  [speaking, "The answer was cut off. It did not count."],
  [
    () => events(streamChat, ["problem", { code: "internal", title: "no" }]),
    "The answer was cut off. It did not count.",
  ],
  [() => refuse(streamChat, "model_busy"), "The chef is busy. Your question is kept here and did not count."],
])("an answer that does not come whole says why and can be tried again", async (make, words) => {
  const answer = make();
  const screen = await openBox(answer);
  await ask("How long do eggs keep?");
  if ("cut" in answer) answer.cut();
  await expect.element(turns.getByText(words)).toBeVisible();
  await expect.element(status).toHaveTextContent(words);
  screen.now(says("3 to 5 weeks."));
  await button("Try again").click();
  await expect.element(turns.getByText("3 to 5 weeks.")).toBeVisible();
});

test("without a network the question is kept, and asked when its person says so", async () => {
  const screen = await openBox();
  screen.goOffline();
  await ask("How long do eggs keep?");
  await expect.element(turns.getByText("You are offline.", { exact: false })).toBeVisible();
  await expect.element(turns.getByText("How long do eggs keep?")).toBeVisible();
  expect(screen.sent(streamChat)).toEqual([]);
  screen.now(says("3 to 5 weeks."));
  screen.goOnline();
  await button("Ask again").click();
  await expect.element(turns.getByText("3 to 5 weeks.")).toBeVisible();
});

test("what an answer has of HTML and Markdown is words", async () => {
  await openBox(says('**Salt** it, <img src=x onerror="alert(1)"> [here](javascript:alert(1)).'));
  await ask("What is missing?");
  await expect.element(turns.getByText('Salt it, <img src=x onerror="alert(1)"> here.')).toBeVisible();
  expect(box.getByRole("img").elements()).toEqual([]);
  expect(turns.getByRole("link").elements()).toEqual([]);
});

test("an answer is copied without its marks", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  await openBox(says("**Salt** it."));
  await ask("What is missing?");
  await button("Copy").click();
  await expect.element(message("Answer copied")).toBeVisible();
  expect(write).toHaveBeenCalledWith("Salt it.");
});

test("a suggestion is asked at a press", async () => {
  const screen = await openBox(says("All of it."));
  const first = box.getByRole("list", { name: "Suggestions" }).getByRole("button").first();
  const words = first.element().textContent;
  await first.click();
  await expect.element(turns.getByText("All of it.")).toBeVisible();
  expect(screen.sent(streamChat)[0]?.body.messages).toEqual([{ role: "user", content: words }]);
});

test("the free messages are counted before they end, and then the gate is there", async () => {
  const screen = await openBox(messagesUsed(2), says("Yes."));
  await expect.element(box.getByText("1 of 3 free messages left")).toBeVisible();
  screen.now(messagesUsed(3));
  await ask("Is honey sweet?");
  await expect.element(box.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
  await expect.element(box.getByText("You have used your 3 free messages.", { exact: false })).toBeVisible();
  await expect.element(turns.getByText("Yes.")).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await axeFindsNothing("at the gate");
});

test("a message that the server refuses as one too many keeps its question", async () => {
  const screen = await openBox(refuse(streamChat, "limit_reached"));
  screen.now(messagesUsed(3));
  await ask("Is honey sweet?");
  await expect.element(turns.getByText("Your free messages are used up.", { exact: false })).toBeVisible();
  await expect.element(turns.getByText("Is honey sweet?")).toBeVisible();
  await expect.element(box.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
});

test("where messages have no end, nothing is counted", async () => {
  const screen = await openBox(messagesUsed(7, null));
  await expect.poll(() => screen.sent(readUsage).length).toBeGreaterThan(0);
  await expect.element(box.getByText("free message", { exact: false })).not.toBeInTheDocument();
});

test("a question that is too long says so, and nothing of it is lost", async () => {
  const screen = await openBox();
  await field.fill("a".repeat(4001));
  await expect.element(box.getByText("A question can have 4,000 characters at most.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("a".repeat(4001));
  expect(screen.sent(streamChat)).toEqual([]);
});

test("a blank question is none", async () => {
  const screen = await openBox();
  await ask("   ");
  await expect.element(button("Send")).toBeDisabled();
  expect(screen.sent(streamChat)).toEqual([]);
});

test("a guest is asked to log in", async () => {
  await renderAt("/support");
  openChat();
  await expect.element(box.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect.element(field).not.toBeInTheDocument();
});

test("beside a page it stays with what was said and written while one moves about", async () => {
  await onDesktop();
  await openBox(says("No."));
  await ask("Is honey vegan?");
  await expect.element(turns.getByText("No.")).toBeVisible();
  await field.fill("And what of");
  await page.getByRole("link", { name: "Terms" }).first().click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await expect.element(turns.getByText("No.")).toBeVisible();
  await expect.element(field).toHaveValue("And what of");
  await button("Close").click();
  openChat();
  await expect.element(field).toHaveValue("And what of");
  await expect.element(turns.getByText("No.")).toBeVisible();
});
