import { MOST_STAPLES } from "@meal/domain/shopping-list/list";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import type { ListStore } from "../list-store.ts";
import * as t from "../texts/en/at-home.ts";

interface HomeStaplesProps {
  readonly staples: readonly string[];
  readonly act: ListStore["act"];
}

/** What nobody counts, because it is never out. */
export function HomeStaples({ staples, act }: HomeStaplesProps) {
  function change(next: readonly string[]) {
    const gone = staples.filter((name) => !next.includes(name));
    const added = next.filter((name) => !staples.includes(name));
    act(...mark(gone, false), ...mark(added, true));
  }
  return (
    <Field label={t.staples} hint={t.staplesHint} className="pt-6">
      <ChipsInput
        value={staples}
        onValueChange={change}
        placeholder={t.staplesPlaceholder}
        limit={MOST_STAPLES}
      />
    </Field>
  );
}

const mark = (names: readonly string[], isStaple: boolean) =>
  names.map((name) => ({ kind: "mark-staple", name, isStaple }) as const);
