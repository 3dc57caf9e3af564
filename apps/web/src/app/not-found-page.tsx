import { Link } from "@tanstack/react-router";
import { usePageTitle } from "../platform/page-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { Drawing } from "../ui/drawing.tsx";
import { MessageState } from "../ui/message-state.tsx";

/** What an address shows that no feature answers. */
export function NotFoundPage() {
  usePageTitle("Page Not Found");
  return (
    <MessageState
      level={1}
      className="py-16"
      drawing={<Drawing name="not-found" />}
      title="Page Not Found"
      sentence="Nothing is served at this address. It may have moved, or it was never on the menu."
      action={
        <Link to="/" className={buttonClass()}>
          Go to the home page
        </Link>
      }
    />
  );
}
