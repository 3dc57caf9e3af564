import { Link } from "../../../platform/router/link.tsx";
import type { ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "../../../ui/button.tsx";

interface PlannerLinkProps {
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** The way to the planner, which is another feature's. */
export function PlannerLink({ variant = "primary", children }: PlannerLinkProps) {
  const planner: string = "/planner";
  return (
    <Link to={planner} className={buttonClass({ variant })}>
      {children}
    </Link>
  );
}
