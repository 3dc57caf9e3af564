import { Drawing } from "./drawing.tsx";
import { MessageState, type MessageStateProps } from "./message-state.tsx";

/** This needs the network and there is none. */
export function OfflineState(props: Omit<MessageStateProps, "drawing" | "announce">) {
  return <MessageState drawing={<Drawing name="offline" />} announce="status" {...props} />;
}
