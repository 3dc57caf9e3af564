import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { deviceHere } from "./native/bridge.ts";
import { followDevice } from "./native/follow-device.ts";
import { followKeyboard } from "./keyboard.ts";
import { openChat } from "./chat-opener.ts";
import { openSearch } from "./search-opener.ts";
import { messagesUsed } from "../testing/chats.ts";
import { sizeIs } from "../testing/device.ts";
import { FakePhone } from "../testing/fake-phone.ts";
import { somebody } from "../testing/fake-session.ts";
import { renderAt } from "../testing/render-at.tsx";

/** What a browser says of the part of the page that is seen. */
class FakeView extends EventTarget {
  height = innerHeight;
  offsetTop = 0;
  scale = 1;

  /** A keyboard comes up over the lower part, and the browser may move the page under it. */
  cover(px: number, offsetTop = 0): void {
    [this.height, this.offsetTop] = [innerHeight - px, offsetTop];
    this.dispatchEvent(new Event("resize"));
  }
}

let view: FakeView;

beforeEach(() => {
  const { style } = document.documentElement;
  const before = style.cssText;
  onTestFinished(() => {
    style.cssText = before;
    document.documentElement.removeAttribute("data-covered");
  });
  view = new FakeView();
  followKeyboard(view);
});

/** On which edge it sticks out of what the keyboard leaves of the screen, and what lies over its corners. */
function hiddenAt(one: Locator): readonly string[] {
  const element = one.element();
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const corners = [left + 12, right - 12].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
  const over = corners
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((there) => there !== null && !element.contains(there) && !there.contains(element));
  return [
    ...(top < view.offsetTop ? ["above"] : []),
    ...(bottom > view.offsetTop + view.height ? ["below"] : []),
    ...over.map((there) => `under ${there?.textContent ?? ""}`),
  ];
}

const keyboard = () => document.documentElement.style.getPropertyValue("--keyboard");

async function openItem(): Promise<Locator> {
  await renderAt("/shopping-list");
  await page.getByRole("button", { name: "More about Spinach" }).click();
  return page.getByRole("dialog", { name: "Spinach" });
}

const phones = [
  ["upright", 390, 844, 336],
  ["small", 320, 640, 260],
  ["on its side", 844, 390, 200],
  ["a tablet", 820, 1180, 400],
] as const;

describe("a keyboard over the page", () => {
  test.each(phones)("leaves every field of a sheet in sight, %s", async (_, width, height, covers) => {
    await sizeIs(width, height);
    view.cover(0);
    const sheet = await openItem();
    for (const name of ["Name", "Quantity", "Unit"]) {
      // oxlint-disable-next-line no-await-in-loop -- Somebody writes in one field after the other.
      await sheet.getByLabelText(name, { exact: true }).click();
      view.cover(covers);
      // oxlint-disable-next-line no-await-in-loop -- The same.
      await expect.poll(() => hiddenAt(sheet.getByLabelText(name, { exact: true }))).toEqual([]);
      expect(hiddenAt(sheet.getByRole("button", { name: "Close" }))).toEqual([]);
    }
  });

  test("leaves the sheet in sight where the browser moved the page under it", async () => {
    const sheet = await openItem();
    await sheet.getByLabelText("Quantity", { exact: true }).click();
    view.cover(336, 120);
    await expect.poll(() => hiddenAt(sheet)).toEqual([]);
  });

  test.each(phones)("leaves the question for the chat in sight, %s", async (_, width, height, covers) => {
    await sizeIs(width, height);
    view.cover(0);
    await renderAt("/support", { as: somebody(), answers: [messagesUsed(0)] });
    openChat();
    const box = page.getByRole("dialog", { name: "Chat" });
    const field = box.getByRole("textbox", { name: "Your question" });
    await expect.element(field).toHaveFocus();
    view.cover(covers);
    await expect.poll(() => hiddenAt(field)).toEqual([]);
    expect(hiddenAt(box.getByRole("button", { name: "Close" }))).toEqual([]);
  });

  test("leaves what the search found in sight", async () => {
    await renderAt("/shopping-list");
    openSearch();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("combobox")).toHaveFocus();
    view.cover(336);
    await expect.poll(() => hiddenAt(dialog)).toEqual([]);
  });

  test("is forgotten when it goes, and nothing is taken for one that is none", async () => {
    const sheet = await openItem();
    // The bar of a browser comes back, while nobody writes.
    view.cover(336);
    expect(keyboard()).toBe("");
    await sheet.getByLabelText("Quantity", { exact: true }).click();
    view.cover(60);
    expect(keyboard()).toBe("");
    view.scale = 2;
    view.cover(400);
    expect(keyboard()).toBe("");
    view.scale = 1;
    view.cover(336);
    expect(keyboard()).toBe("336px");
    view.cover(0);
    expect(keyboard()).toBe("");
  });
});

test("in the app of a phone, which makes the page smaller, the bars make room and the field comes into sight", async () => {
  const phone = new FakePhone();
  await phone.connect();
  const device = deviceHere();
  if (device === undefined) throw new Error("The bridge is there.");
  followDevice(device, "https://meals.test");
  onTestFinished(() => phone.tell("Keyboard", "keyboardWillHide"));
  await renderAt("/shopping-list");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect.element(bar).toBeVisible();
  const field = page.getByPlaceholder("Add:");
  await field.click();
  await sizeIs(390, 508);
  phone.tell("Keyboard", "keyboardWillShow", { keyboardHeight: 336 });
  phone.tell("Keyboard", "keyboardDidShow", { keyboardHeight: 336 });
  await expect.element(bar).not.toBeInTheDocument();
  view.height = innerHeight;
  await expect.poll(() => hiddenAt(field)).toEqual([]);
  phone.tell("Keyboard", "keyboardWillHide");
  await expect.element(bar).toBeVisible();
});
