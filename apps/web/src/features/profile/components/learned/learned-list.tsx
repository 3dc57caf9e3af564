import { useId, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import * as t from "../../texts/en/learned.ts";

const shownAtFirst = 6;

const forgetButton = [t.forget, t.forgetLabel] as const;

/** A dish of which something was learned, and what makes it forgotten. */
interface LearnedDish {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly onForget: () => void;
}

interface LearnedListProps {
  readonly words: { readonly title: string; readonly hint: string };
  readonly dishes: readonly LearnedDish[];
  /** The button on each row, and what a screen reader calls it. */
  readonly button?: readonly [text: string, label: (name: string) => string];
}

/** Dishes of one kind, each with its button; nothing where there are none. */
export function LearnedList({ words, dishes, button = forgetButton }: LearnedListProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setWhole] = useState(false);
  if (dishes.length === 0) return null;
  const shown = isWhole ? dishes : dishes.slice(0, shownAtFirst);
  const [text, label] = button;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {words.title}
      </h3>
      <p className="text-sm text-quiet">{words.hint}</p>
      <ul className="mt-1 divide-y divide-line">
        {shown.map(({ id: dish, name, detail, onForget }) => (
          <li key={dish} className="flex items-center gap-3 py-1">
            <span className="grid min-w-0 flex-1">
              <span className="wrap-anywhere">{name}</span>
              {detail !== undefined && <span className="text-sm text-quiet">{detail}</span>}
            </span>
            <Button
              variant="quiet"
              size="compact"
              aria-label={label(name)}
              onClick={() => {
                // The row goes, and the focus shall not go with it.
                heading.current?.focus({ preventScroll: true });
                onForget();
              }}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < dishes.length && (
        <Button variant="quiet" size="compact" className="mt-2" onClick={() => setWhole(true)}>
          {t.showAll(dishes.length)}
        </Button>
      )}
    </section>
  );
}
