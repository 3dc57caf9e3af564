import { useMemo } from "react";
import { toast } from "../../ui/toast-store.ts";
import type { ListLine } from "./lines.ts";
import type { ListStore, OpenDialog } from "./list-store.ts";
import * as t from "./texts/en/page.tsx";

/** What a row can do; the same object at every drawing, so that a tick draws one row and not all of them. */
export interface ItemActions {
  readonly check: (line: ListLine, checked: boolean) => void;
  readonly remove: (line: ListLine) => void;
  readonly open: (line: ListLine) => void;
}

export function useItemActions(
  act: ListStore["act"],
  onDialog: (dialog: OpenDialog) => void,
  noteTick: (id: string) => void,
): ItemActions {
  return useMemo(
    () => ({
      check: ({ id: line, parts }, checked) => {
        if (checked) noteTick(line);
        act(...parts.map(({ id }) => ({ kind: "check", id, checked }) as const));
      },
      remove: (line) => removeLines([line], act),
      open: ({ id }) => onDialog({ kind: "item", id }),
    }),
    [act, onDialog, noteTick],
  );
}

/** Takes lines off the list, and offers to put them back. */
export function removeLines(lines: readonly ListLine[], act: ListStore["act"]): void {
  const [first] = lines;
  if (first === undefined) return;
  const items = lines.flatMap(({ parts }) => parts);
  act(...items.map(({ id }) => ({ kind: "remove", id }) as const));
  toast({
    title: lines.length === 1 ? t.deletedToast(first.name) : t.deletedManyToast(lines.length),
    action: {
      label: t.undo,
      onPress: () => act(...items.map(({ id }) => ({ kind: "restore", id }) as const)),
    },
  });
}
