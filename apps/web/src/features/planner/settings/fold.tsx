import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words. */
  readonly summary: string;
  /** Whether something was said in it already. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** Choices that most people leave as they are, one press away; they are drawn with the first press, or where something was said in them. */
export function Fold({ title, summary, startsOpen = false, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(startsOpen);
  // What is folded or unfolded by hand afterwards stays so.
  const [opensAt] = useState(startsOpen);
  return (
    <details open={opensAt} className="group border-t border-line pt-2" onToggle={() => setOpened(true)}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-card">
        <span className="grid">
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-quiet">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-3">{wasOpened && children}</div>
    </details>
  );
}
