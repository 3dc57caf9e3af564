import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { Plus } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useId, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { AddingPlace } from "../adding-places.ts";
import type { ListStore } from "../list-store.ts";
import { suggestionsFor } from "../suggestions.ts";
import { useAdding } from "../use-adding.ts";
import * as t from "../texts/en/page.tsx";

interface AddFieldProps {
  readonly list: ShoppingList;
  readonly act: ListStore["act"];
  readonly place: AddingPlace;
}

/** One field for everything: "2 kg potatoes", "bread, butter and jam", a whole list that is pasted. */
export function AddField({ list, act, place }: AddFieldProps) {
  const { typed, error, added, add, type } = useAdding(act, place);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    void add(typed);
  }
  // A field of one line would run the lines of a list together.
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!/\S\s*\n\s*\S/u.test(text)) return;
    event.preventDefault();
    void add(`${typed}\n${text}`);
  }
  return (
    <form
      onSubmit={submit}
      className="sticky top-[calc(var(--bar)+var(--safe-top))] z-20 -mx-4 flex flex-wrap items-start gap-x-2 bg-paper px-4 py-1 sm:mx-0 sm:px-0 print:hidden"
    >
      <Field label={place.label} hideLabel error={error} className="min-w-0 flex-1">
        <Input
          ref={input}
          value={typed}
          maxLength={2000}
          list={id}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={place.placeholder}
          // The reader comes while somebody types, so that nothing waits for it.
          onFocus={() => void import("../read-items.ts").catch(() => {})}
          onPaste={paste}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <datalist id={id}>
        {suggestionsFor(typed, list).map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
      <Button type="submit" icon={<Plus aria-hidden="true" className="size-5" />}>
        {t.add}
      </Button>
      {/* It stands where one looks while adding, and is read out. */}
      <p
        aria-live="polite"
        className="flex basis-full items-center gap-2 pt-0.5 text-sm text-quiet empty:hidden"
      >
        {added !== undefined && (
          <>
            <span className="min-w-0 truncate">{added.news}</span>
            <Button variant="quiet" size="compact" type="button" onClick={added.takeBack}>
              {t.takeBack}
            </Button>
          </>
        )}
      </p>
    </form>
  );
}
