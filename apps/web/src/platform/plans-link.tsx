import { Link } from "./router/link.tsx";
import type { ReactNode } from "react";
import { buttonClass } from "../ui/button.tsx";
import { isHere } from "./here.ts";

type Look = NonNullable<Parameters<typeof buttonClass>[0]>;

/** The way to the plans; there is none where nothing is sold. */
export function PlansLink({ children, ...look }: Look & { readonly children: ReactNode }) {
  if (!isHere("sold")) return null;
  return (
    <Link to="/subscription" className={buttonClass(look)}>
      {children}
    </Link>
  );
}
