import { Link } from "../../../platform/router/link.tsx";
import { useState } from "react";
import { useIsPhone } from "../../../platform/use-is-phone.ts";
import { useSession } from "../../../platform/session.ts";
import { WithData } from "../../../platform/with-data.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import * as t from "../texts/en/box.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { Talk } from "./talk.tsx";

interface ChatBoxProps {
  readonly onClose: () => void;
}

/** The box, loaded when somebody opens it: a sheet on a phone; elsewhere it lies beside the page and leaves it usable. */
export function ChatBox({ onClose }: ChatBoxProps) {
  const isPhone = useIsPhone();
  // What is in the box may take the focus before its frame is there to see where it was.
  const [cameFrom] = useState(focused);
  const content = <Content onLeave={isPhone ? onClose : undefined} />;
  if (!isPhone)
    return (
      <ChatPanel onClose={onClose} cameFrom={cameFrom}>
        {content}
      </ChatPanel>
    );
  return (
    <Sheet open onOpenChange={onClose} title={t.title} finalFocus={() => cameFrom ?? true}>
      {content}
    </Sheet>
  );
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

interface ContentProps {
  /** Called when somebody goes to another page by a press in the box, where the box covers that page. */
  readonly onLeave: (() => void) | undefined;
}

function Content({ onLeave }: ContentProps) {
  const session = useSession();
  if (session.status === "signed-in")
    return (
      <WithData>
        <Talk key={session.user.id} userId={session.user.id} onLeave={onLeave} />
      </WithData>
    );
  return (
    <div className="grid justify-items-start gap-4 py-2">
      <p>{t.logInFirst}</p>
      <Link to="/login" className={buttonClass()} onClick={onLeave}>
        {t.logIn}
      </Link>
    </div>
  );
}
