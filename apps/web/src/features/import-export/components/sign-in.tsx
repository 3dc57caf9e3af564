import { Link } from "../../../platform/router/link.tsx";
import { comeBackTo } from "../../../platform/come-back.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import * as t from "../texts/en/page.tsx";

/** Asks a guest in, and keeps what was shared with the app until then. */
export function SignIn() {
  const login: string = "/login";
  return (
    <MessageState
      drawing={<Drawing name="recipe-box" />}
      title={t.signInTitle}
      sentence={t.signInWhy}
      action={
        <Link
          to={login}
          className={buttonClass()}
          onClick={() => comeBackTo(location.pathname + location.search)}
        >
          {t.signIn}
        </Link>
      }
    />
  );
}
