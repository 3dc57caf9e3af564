import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export async function nothingIsCutOff(page: Page, when: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(findCutOff), { message: `what is cut off ${when}` }).toEqual([]);
}

/** Until our typefaces come, and for good where they do not, a page shows the wider ones of the device. */
export async function nothingIsCutOffInAnyFace(page: Page, when: string): Promise<void> {
  await nothingIsCutOff(page, when);
  await page.evaluate(() => (document.documentElement.dataset["faces"] = "later"));
  await nothingIsCutOff(page, `${when} in the device's own faces`);
  await page.evaluate(() => delete document.documentElement.dataset["faces"]);
}

/** Looks whether anything is cut off or sticks out with text of double size. */
export async function largeLettersFit(page: Page, when: string): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await nothingIsCutOffInAnyFace(page, `${when} with text of double size`);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

/** What sticks out of the window, and buttons and links whose words are cut. */
function findCutOff(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  // A compact button answers to presses nearly a third of a letter's height around it.
  const around = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.3125;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  // With letters of double size a word may be longer than its line.
  const titles = document.querySelectorAll(around > 5 ? "no-title" : "main :is(h1, h2, h3, dt)");
  for (const title of titles) {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      for (const { 0: word, index } of (texts.currentNode.nodeValue ?? "").matchAll(/[^\s\u2010-]+/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`"${word}" breaks in "${title.textContent}"`);
      }
    }
  }
  const shortened = document.querySelectorAll(around > 5 ? "no-title" : "main header .truncate");
  for (const part of shortened) {
    if (part.scrollWidth > part.clientWidth && part.clientWidth > 0)
      found.push(`"${part.textContent}" is shortened`);
  }
  for (const control of document.querySelectorAll("main a, main button, main summary")) {
    if (control.scrollWidth > control.clientWidth + around && control.clientWidth > 0) {
      found.push(`"${control.textContent}" is cut`);
    }
    // Nobody can scroll there, and the page is no wider for it. What is in a strip of its own scrolls in there.
    const { left, right, width } = control.getBoundingClientRect();
    const words = left + Number.parseFloat(getComputedStyle(control).paddingLeft);
    const isInStrip = control.closest(".overflow-x-auto") !== null;
    if (right > clientWidth + 1 && width > 1 && !isInStrip)
      found.push(`"${control.textContent}" sticks out at the right`);
    if (words < 0 && width > 1 && !isInStrip) found.push(`"${control.textContent}" sticks out at the left`);
  }
  return found;
}
