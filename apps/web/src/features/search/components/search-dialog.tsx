import { useRouter } from "../../../platform/router/outlet.tsx";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import type { FoundThing } from "../../../platform/feature.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { Input } from "../../../ui/input.tsx";
import * as t from "../texts/en/dialog.ts";
import { type Group, useFound } from "../use-found.ts";
import { Results } from "./results.tsx";

const longestText = 200;

/** A field with what it finds under it: typed, chosen with the arrow keys or a press, and one is there. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter();
  const isOnline = useIsOnline();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const text = typed.trim();
  const { groups, isSearching } = useFound(text);
  const all = groups.flatMap(({ found }) => found);
  const chosen = Math.min(active, all.length - 1);
  const pick = ({ href, prepare }: FoundThing) => {
    prepare?.();
    onClose();
    void router.goTo(href);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = nextOf(event.key, chosen, all.length);
    const thing = all[chosen];
    if (to !== undefined) setActive(to);
    else if (event.key === "Enter" && thing !== undefined) pick(thing);
    else return;
    event.preventDefault();
  };
  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      title={t.title}
      initialFocus={field}
      popupClass={
        "inset-x-0 top-[var(--seen-top)] h-[var(--seen)] clear-of-edges data-starting-style:opacity-0 data-ending-style:opacity-0 " +
        "md:p-0 md:inset-x-auto md:bottom-auto md:top-[calc(var(--seen-top)+var(--seen)/10)] md:h-auto md:left-1/2 md:max-h-[calc(var(--seen)*0.8)] md:w-[min(40rem,calc(100vw-3rem))] md:-translate-x-1/2 md:rounded-[1.25rem]"
      }
    >
      <div className="sticky -top-1 z-10 -mx-2 bg-card px-2 pt-1 pb-3">
        <SearchField
          field={field}
          listId={listId}
          value={typed}
          chosen={all.length > 0 ? `${listId}-${chosen}` : undefined}
          onKeyDown={onKey}
          onType={(next) => {
            setTyped(next);
            setActive(0);
          }}
        />
        {!isOnline && <p className="mt-2 text-sm text-quiet">{t.offline}</p>}
      </div>
      <Results id={listId} groups={groups} chosen={chosen} onPick={pick} />
      <output className="block py-2 text-quiet">
        {text !== "" && (isSearching ? t.searching : newsOf(text, groups))}
      </output>
    </DialogFrame>
  );
}

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly value: string;
  /** The line that Enter takes. */
  readonly chosen: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onType: (typed: string) => void;
}

function SearchField({ field, listId, value, chosen, onKeyDown, onType }: SearchFieldProps) {
  return (
    <Input
      ref={field}
      type="text"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- It is an input; no element of HTML has a list of lines in groups.
      role="combobox"
      inputMode="search"
      enterKeyHint="go"
      aria-label={t.title}
      aria-expanded={chosen !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={chosen}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longestText}
      placeholder={t.placeholder}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

/** How much there is, once all of it is there. */
function newsOf(text: string, groups: readonly Group[]): string {
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return count === 0 ? t.nothingFound(text) : t.found(count);
}

function nextOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at + count - 1) % count;
  return undefined;
}
