import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { Plus } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { newId } from "../../../platform/new-id.ts";
import type { ListStore } from "../list-store.ts";
import { suggestionsFor } from "../suggestions.ts";
import * as t from "../texts/en/page.tsx";

interface AddFieldProps {
  readonly list: ShoppingList;
  readonly act: ListStore["act"];
}

/** One field for everything: "2 kg potatoes" becomes two kilograms of potatoes. */
export function AddField({ list, act }: AddFieldProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [news, setNews] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  async function add(event: FormEvent) {
    event.preventDefault();
    input.current?.focus();
    if (typed.trim() === "") {
      setError(t.nameMissing);
      return;
    }
    setTyped("");
    const { readItem } = await import("../read-item.ts");
    const item = readItem(typed, newId());
    act({ kind: "add", item });
    setNews(t.added(item.name));
  }
  return (
    <form
      onSubmit={(event) => void add(event)}
      className="sticky top-16 z-20 -mx-4 flex items-start gap-2 bg-paper px-4 py-2 sm:mx-0 sm:px-0 print:hidden"
    >
      <Field label={t.addLabel} hideLabel error={error} className="min-w-0 flex-1">
        <Input
          ref={input}
          value={typed}
          maxLength={300}
          list={id}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t.addPlaceholder}
          // The reader comes while somebody types, so that nothing waits for it.
          onFocus={() => void import("../read-item.ts").catch(() => {})}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
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
      <span className="sr-only" aria-live="polite">
        {news}
      </span>
    </form>
  );
}
