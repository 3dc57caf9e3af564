import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export async function nothingIsCutOff(page: Page, when: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(findCutOff), { message: `what is cut off ${when}` }).toEqual([]);
}

/** What sticks out of the window, and buttons and links whose words are cut. */
function findCutOff(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  // A compact button answers to presses nearly a third of a letter's height around it.
  const around = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.3125;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  for (const control of document.querySelectorAll("main a, main button, main summary")) {
    if (control.scrollWidth > control.clientWidth + around && control.clientWidth > 0) {
      found.push(`"${control.textContent}" is cut`);
    }
    // Nobody can scroll there, and the page is no wider for it. What is in a strip of its own scrolls in there.
    const { left, width } = control.getBoundingClientRect();
    const words = left + Number.parseFloat(getComputedStyle(control).paddingLeft);
    const isInStrip = control.closest(".overflow-x-auto") !== null;
    if (words < 0 && width > 1 && !isInStrip) found.push(`"${control.textContent}" sticks out at the left`);
  }
  return found;
}
