import { Suspense } from "react";
import { chatBox } from "../../platform/chat-opener.ts";
import { useValue } from "../../platform/value-store.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const ChatBox = lazyPart(() => import("./components/chat-box.tsx"), "ChatBox");

/** Nothing of the chat is loaded until somebody opens it; from then on it stays while they move about. */
export function ChatOverlay() {
  return (
    useValue(chatBox) && (
      <Suspense>
        <ChatBox onClose={() => chatBox.set(false)} />
      </Suspense>
    )
  );
}
