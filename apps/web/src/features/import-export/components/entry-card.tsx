import { ChevronDown, CircleAlert } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type Entry, isCountedWhole, recipeOf } from "../entry.ts";
import { EntryFacts } from "./entry-facts.tsx";
import * as t from "../texts/en/page.tsx";
import { minutes } from "../../../platform/texts/en/minutes.ts";
import * as recipeWords from "../../../platform/texts/en/recipe-words.ts";

/** The longest name of a recipe that the server takes. */
const longestName = 300;

interface EntryProps {
  readonly entry: Entry;
  readonly onChange: (entry: Entry) => void;
}

/** One recipe of the preview. The only one needs no choice, and lies open. */
export function EntryCard({ entry, isAlone, onChange }: EntryProps & { readonly isAlone: boolean }) {
  const [isOpen, setOpen] = useState(isAlone);
  const { read, name, isTaken, problem } = entry;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      {problem !== null && (
        <p role="alert" className="font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mr-1.5 inline size-4 -translate-y-px" />
          {problem}
        </p>
      )}
      <div className="flex items-start">
        {!isAlone && (
          <Checkbox
            label={<VisuallyHidden>{t.saveOne(read.name)}</VisuallyHidden>}
            checked={isTaken}
            onChange={({ target }) => onChange({ ...entry, isTaken: target.checked })}
          />
        )}
        <Field
          label={isAlone ? t.name : t.nameOf(read.name)}
          hideLabel={!isAlone}
          error={name.trim() === "" ? t.nameMissing : undefined}
          className="min-w-0 flex-1"
        >
          <Input
            value={name}
            maxLength={longestName}
            onChange={({ target }) => onChange({ ...entry, name: target.value })}
          />
        </Field>
      </div>
      <Figures entry={entry} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="flex min-h-12 list-none items-center gap-2 rounded-tick font-semibold text-aubergine">
          {t.details}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        {isOpen && <Details entry={entry} onChange={onChange} />}
      </details>
    </Card>
  );
}

function Figures({ entry }: Pick<EntryProps, "entry">) {
  const { calories, servings, prepTime, cookTime, category, ingredients } = entry.read;
  // Other ingredients bring other calories, which are counted when it is saved.
  const areCounted = calories > 0 && recipeOf(entry).ingredients === ingredients;
  return (
    <p className="flex flex-wrap gap-2">
      {areCounted && (
        <Badge tone="butter">
          {(isCountedWhole(entry.read) ? t.kcalPerServing : t.kcalPartial)(Math.round(calories))}
        </Badge>
      )}
      {servings !== undefined && <Badge>{t.serves(servings)}</Badge>}
      <Badge>{minutes(prepTime + cookTime)}</Badge>
      <Badge>
        <span className="inline-block first-letter:uppercase">{recipeWords.categories[category]}</span>
      </Badge>
    </p>
  );
}

function Details({ entry, onChange }: EntryProps) {
  const { read, ingredients, steps } = entry;
  // What is in it is looked up when the ingredients are left, and not at every letter.
  const [looked, setLooked] = useState(() => recipeOf(entry));
  return (
    <div className="grid grid-cols-1 gap-4 pt-2">
      <Field label={t.ingredients} hint={t.oneALine}>
        <Textarea
          value={ingredients}
          onChange={({ target }) => onChange({ ...entry, ingredients: target.value })}
          onBlur={() => setLooked({ ...recipeOf(entry), name: read.name })}
        />
      </Field>
      <Field label={t.steps} hint={t.oneALine}>
        <Textarea value={steps} onChange={({ target }) => onChange({ ...entry, steps: target.value })} />
      </Field>
      <EntryFacts recipe={looked} />
    </div>
  );
}
