import { appReadyEvent } from "./ready.ts";

/**
 * A button pressed before the app has taken over would do nothing. The press is remembered and made again.
 * What the browser does by itself (links, disclosures, popovers) needs no help.
 */
export function repeatEarlyPresses(): void {
  const pressed = new Set<HTMLElement>();
  const remember = (event: MouseEvent) => {
    const button =
      event.target instanceof Element ? event.target.closest("button:not([popovertarget])") : null;
    if (button instanceof HTMLElement) pressed.add(button);
  };
  addEventListener("click", remember, { capture: true });
  const repeat = () => {
    removeEventListener("click", remember, { capture: true });
    for (const button of pressed) button.click();
  };
  addEventListener(appReadyEvent, repeat, { once: true });
}
