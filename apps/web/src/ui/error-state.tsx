import { Drawing } from "./drawing.tsx";
import { MessageState, type MessageStateProps } from "./message-state.tsx";

/** Something went wrong: say what happened and what to do, and offer to do it. */
export function ErrorState(props: Omit<MessageStateProps, "drawing" | "announce">) {
  return <MessageState drawing={<Drawing name="error" />} announce="alert" {...props} />;
}
