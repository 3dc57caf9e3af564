import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Field } from "../../../ui/field.tsx";
import { SearchInput } from "../../../ui/search-input.tsx";
import { dishesNamed } from "./dishes-named.ts";
import * as t from "../texts/en/week-settings.ts";
import { usePaused } from "../keeping/use-paused.ts";

interface DishFinderProps {
  readonly onFound: (dish: { readonly dishId: string; readonly name: string }) => void;
}

/** Finds a dish of the cookbook by its name. A press takes it, and the field is empty again. */
export function DishFinder({ onFound }: DishFinderProps) {
  const [text, setText] = useState("");
  const asked = usePaused(text.trim());
  const isAsking = asked !== "" && text.trim() !== "";
  const { data, isError } = useQuery({ ...dishesNamed(asked), enabled: isAsking });
  return (
    <div className="grid gap-2">
      <Field label={t.dish} hint={t.dishHint}>
        <SearchInput
          value={text}
          placeholder={t.dishPlaceholder}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          // It stands in the form that makes a plan.
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </Field>
      <div aria-live="polite" className="text-sm text-quiet">
        {isAsking && isError && t.dishesFailed}
        {isAsking && data?.items.length === 0 && t.noDish}
      </div>
      {isAsking && data !== undefined && data.items.length > 0 && (
        <ul aria-label={t.dishesFound} className="grid gap-1">
          {data.items.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t.addDish(name)}
                className="flex min-h-12 w-full items-center gap-2 rounded-card px-2 text-left hover:bg-linen"
                onClick={() => {
                  setText("");
                  onFound({ dishId: id, name });
                }}
              >
                <Plus aria-hidden="true" className="size-5 shrink-0 text-herb" />
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
