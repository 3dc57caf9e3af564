import { Drawing } from "./drawing.tsx";
import { MessageState, type MessageStateProps } from "./message-state.tsx";

/** What stands in the place of something that needs the network, while there is none. */
export function OfflineState(props: Omit<MessageStateProps, "drawing" | "announce">) {
  return <MessageState drawing={<Drawing name="offline" />} announce="status" {...props} />;
}
