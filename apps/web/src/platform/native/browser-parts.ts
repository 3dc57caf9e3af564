import type { Device } from "./bridge.ts";

/** What browsers have and the app's own page lacks, under the browser's own names: screens ask for it as they do everywhere. */
export function takeOverBrowserParts(device: Device): void {
  Object.defineProperty(navigator, "share", { configurable: true, value: shareSheet(device) });
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request: awake(device) } });
}

function shareSheet({ ask }: Device) {
  return async ({ title, text, url }: ShareData): Promise<void> => {
    try {
      await ask("Share", "share", { title, text, url });
    } catch (error) {
      // Whoever closes the sheet has not failed.
      if (/cancel/iu.test(String(error))) throw new DOMException("Closed", "AbortError");
      throw error;
    }
  };
}

/** The screen stays on until the last lock is let go of. */
function awake({ ask }: Device) {
  let held = 0;
  return async () => {
    held += 1;
    if (held === 1) await ask("KeepAwake", "keepAwake");
    const lock = new EventTarget();
    let isReleased = false;
    const release = async () => {
      if (isReleased) return;
      isReleased = true;
      held -= 1;
      if (held === 0) await ask("KeepAwake", "allowSleep");
      lock.dispatchEvent(new Event("release"));
    };
    return Object.assign(lock, { release });
  };
}
