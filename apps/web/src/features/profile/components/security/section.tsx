import { type ReactNode, useId } from "react";
import { Card } from "../../../../ui/card.tsx";

interface SectionProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="font-title text-xl wrap-anywhere">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 measure text-quiet">{text}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
