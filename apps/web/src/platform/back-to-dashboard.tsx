import { buttonClass } from "../ui/button.tsx";
import { Link } from "./router/link.tsx";
import * as t from "./texts/en/gate.ts";

/** The way on from what is closed. */
export function BackToDashboard() {
  return (
    <Link to="/dashboard" className={buttonClass({ variant: "quiet" })}>
      {t.backToDashboard}
    </Link>
  );
}
