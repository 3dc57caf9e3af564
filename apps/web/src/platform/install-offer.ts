import { localText } from "./device/text.ts";

/** The browser's offer to install the app, which it makes once and early. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const answered = localText("install-prompt-dismissed");
const listeners = new Set<() => void>();
let offer: InstallPromptEvent | undefined;
let isListening = false;

/** Keeps the offer until the app can show it; called before anything else, so it knows nothing of React. */
export function catchInstallOffer(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("beforeinstallprompt", (event) => {
    // The browser would otherwise show its own bar over ours.
    event.preventDefault();
    if (isInstallPrompt(event) && answered.read() === null) change(event);
  });
}

/** Lets the browser ask, and stores that the offer was answered. */
export function acceptInstallOffer(): void {
  void offer?.prompt();
  dismissInstallOffer();
}

/** Stores that the offer was answered, so that it never comes again. */
export function dismissInstallOffer(): void {
  answered.write("true");
  change(undefined);
}

/** Whether the browser offers installation now. */
export function hasInstallOffer(): boolean {
  return offer !== undefined;
}

function change(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever the offer comes or goes. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event;
}
