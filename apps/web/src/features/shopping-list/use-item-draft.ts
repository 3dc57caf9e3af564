import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import type { Operation } from "@meal/domain/shopping-list/operations";
import { useEffect, useRef, useState } from "react";
import type { ListLine } from "./lines.ts";
import type { ListStore } from "./list-store.ts";

type Words = Pick<ShoppingItem, "name" | "quantity" | "unit">;

/** spec: 2, section 9. Text edits are saved after one second. */
const saveAfterMs = 1000;

/** What somebody types about an item: saved once the typing rests, and at the latest when they are done. */
export function useItemDraft({ name, quantity, unit, parts }: ListLine, act: ListStore["act"]) {
  const [draft, setDraft] = useState<Words>({ name, quantity, unit });
  const saved = useRef(draft);
  const latest = useRef(draft);
  const save = useRef(() => {});
  useEffect(() => {
    save.current = () => {
      const changes = differences(saved.current, latest.current);
      if (Object.keys(changes).length === 0) return;
      saved.current = { ...saved.current, ...changes };
      act(...editOf(parts, saved.current, changes));
    };
  }, [act, parts]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      save.current();
    },
    [],
  );
  const change = (part: Partial<Words>) => {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save.current(), saveAfterMs);
  };
  return { draft, change };
}

/** What a person writes of a line is one item of their own: it takes the place of what each plan asked for. */
function editOf(
  [first, ...others]: readonly ShoppingItem[],
  words: Words,
  changes: Partial<Words>,
): readonly Operation[] {
  if (first === undefined) return [];
  const said = others.length === 0 ? changes : words;
  return [
    { kind: "edit", id: first.id, ...said },
    ...others.map(({ id }) => ({ kind: "remove", id }) as const),
  ];
}

/** Blank words are none: a name stays as it was. spec: 2, section 5: quantity is then '1' and unit 'units'. */
function differences(before: Words, { name, quantity, unit }: Words): Partial<Words> {
  const now: Words = {
    name: name.trim() || before.name,
    quantity: quantity.trim() || "1",
    unit: unit.trim() || "units",
  };
  return {
    ...(now.name !== before.name && { name: now.name }),
    ...(now.quantity !== before.quantity && { quantity: now.quantity }),
    ...(now.unit !== before.unit && { unit: now.unit }),
  };
}
