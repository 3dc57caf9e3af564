import { Link } from "../platform/router/link.tsx";
import { usePageTitle } from "../platform/page-title.ts";
import { buttonClass } from "../ui/button.tsx";
import { Drawing } from "../ui/drawing.tsx";
import { MessageState } from "../ui/message-state.tsx";
import * as t from "./texts/en/frame.ts";

/** What an address shows that no feature answers. */
export function NotFoundPage() {
  usePageTitle(t.pageNotFound);
  return (
    <MessageState
      level={1}
      className="py-16"
      drawing={<Drawing name="not-found" />}
      title={t.pageNotFound}
      sentence={t.pageNotFoundLead}
      action={
        <Link to="/" className={buttonClass()}>
          {t.goHome}
        </Link>
      }
    />
  );
}
