import { Link } from "@tanstack/react-router";
import { comeBackTo } from "../../../platform/come-back.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";

/** Asks a guest in, and keeps what was shared with the app until then. */
export function SignIn() {
  const login: string = "/login";
  return (
    <MessageState
      drawing={<Drawing name="recipe-box" />}
      title="Sign in to keep recipes here"
      sentence="You come back to this page, and what you shared is still with you."
      action={
        <Link
          to={login}
          className={buttonClass()}
          onClick={() => comeBackTo(location.pathname + location.search)}
        >
          Sign in or sign up
        </Link>
      }
    />
  );
}
