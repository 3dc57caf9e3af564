import { Drawing } from "./drawing.tsx";
import { MessageState, type MessageStateProps } from "./message-state.tsx";

interface EmptyStateProps extends Omit<MessageStateProps, "drawing" | "announce"> {
  drawing?: MessageStateProps["drawing"];
}

/** What a list or page shows that has nothing yet. A feature may bring its own drawing. */
export function EmptyState({ drawing, ...rest }: EmptyStateProps) {
  return <MessageState drawing={drawing ?? <Drawing name="empty" />} {...rest} />;
}
