import { ShieldAlert } from "lucide-react";
import { cx } from "../../../ui/cx.ts";
import type { PlanContent } from "./open-plan.ts";
import { allergiesOf } from "./plan-allergies.ts";
import * as t from "../texts/en/certificate.tsx";

interface AllergiesLineProps {
  readonly plan: PlanContent;
  readonly className?: string;
}

/** For which allergies a plan was made. In the app only: it goes into nothing that others read. */
export function AllergiesLine({ plan, className }: AllergiesLineProps) {
  const allergies = allergiesOf(plan);
  if (allergies.length === 0) return null;
  return (
    <p className={cx("flex items-start gap-2 measure", className)}>
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{t.allergies(<strong>{allergies.join(", ")}</strong>)}</span>
    </p>
  );
}
