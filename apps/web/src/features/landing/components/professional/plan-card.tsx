import type { Condition } from "@meal/domain/deployment/facts";
import { Link } from "../../../../platform/router/link.tsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { when } from "../../../../platform/here.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { cx } from "../../../../ui/cx.ts";

interface PlanCardProps {
  readonly name: string;
  readonly points: readonly (string | { readonly if: readonly Condition[]; readonly text: string })[];
  readonly to: string;
  readonly action: string;
  /** The one that the page is about. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A plan: its name, its price, what is in it, and the way to it. */
export function PlanCard({ name, points, to, action, isMain = false, children }: PlanCardProps) {
  return (
    <Card as="article" className={cx(isMain && "md:p-9")}>
      <h3 className="font-title text-xl">{name}</h3>
      {children}
      <ul className="mt-5 grid gap-2.5">
        {points.map((point) => {
          const { if: conditions, text } = typeof point === "string" ? { if: [], text: point } : point;
          return when(conditions, (mark) => (
            <li key={text} className="flex gap-3" {...mark}>
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
              {text}
            </li>
          ));
        })}
      </ul>
      <Link to={to} className={`${buttonClass({ variant: isMain ? "primary" : "quiet", wide: true })} mt-7`}>
        {action}
      </Link>
    </Card>
  );
}
