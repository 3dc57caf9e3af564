import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import { useEffect, useRef, useState } from "react";
import type { ListStore } from "./list-store.ts";

type Words = Pick<ShoppingItem, "name" | "quantity" | "unit">;

/** spec: 2, section 9. Text edits are saved after one second. */
const saveAfterMs = 1000;

/** What somebody types about an item: saved once the typing rests, and at the latest when they are done. */
export function useItemDraft({ id, name, quantity, unit }: ShoppingItem, act: ListStore["act"]) {
  const [draft, setDraft] = useState<Words>({ name, quantity, unit });
  const saved = useRef(draft);
  const latest = useRef(draft);
  const save = useRef(() => {});
  useEffect(() => {
    save.current = () => {
      const changes = differences(saved.current, latest.current);
      if (Object.keys(changes).length === 0) return;
      saved.current = { ...saved.current, ...changes };
      act({ kind: "edit", id, ...changes });
    };
  }, [act, id]);
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
