import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";

interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Give a name to keep at most one of them open. */
  name?: string;
  /** The first is open from the start. */
  firstOpen?: boolean;
}

/** The browser's own disclosure: opens without any script and is found by search in the page. */
export function Accordion({ items, name, firstOpen = false }: AccordionProps) {
  return (
    <div className="divide-y divide-line rounded-card border border-transparent bg-card more-contrast:border-line shadow-soft">
      {items.map((item, index) => (
        <details key={item.id} name={name} open={firstOpen && index === 0} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold">
            {item.title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="measure px-5 pb-5 text-quiet">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
