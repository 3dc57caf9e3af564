import { createValueStore } from "./value-store.ts";

/** spec: 1, sections 3 and 9: the window event that opens the chat box. */
export const openChatBox = "open-chat-box";

/** Whether the box is open; whatever page lies under it. */
export const chatBox = createValueStore(false, "session");

/** Opens the chat box, from wherever somebody is. */
export const openChat = (): void => void dispatchEvent(new Event(openChatBox));

// The event may come before anything is drawn that would hear it.
if ("document" in globalThis) addEventListener(openChatBox, () => chatBox.set(true));
