import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { Column } from "../../../ui/table.tsx";
import * as t from "../texts/en/entries.ts";

export interface EntriesProps {
  readonly caption: string;
  readonly entries: readonly DiaryEntry[];
  readonly onDelete: (entry: DiaryEntry) => void;
  /** Whoever may not change an entry has no button for it. */
  readonly onChange?: ((entry: DiaryEntry) => void) | undefined;
}

type Cells = Pick<EntriesProps, "onDelete" | "onChange">;

export function nameColumn({ onChange }: Cells, more?: (entry: DiaryEntry) => string): Column<DiaryEntry> {
  return {
    id: "name",
    head: t.foodItem,
    cell: (entry) => nameCell({ entry, onChange, more: more?.(entry) }),
  };
}

interface NameProps extends Pick<EntriesProps, "onChange"> {
  readonly entry: DiaryEntry;
  readonly more: string | undefined;
}

/** The name opens what can be changed; under it, quietly, what else there is to say. */
function nameCell({ entry, onChange, more }: NameProps): ReactNode {
  const { food_description: name, calories, is_estimate } = entry;
  return (
    <span className="grid min-w-32">
      {onChange === undefined ? (
        <span className="wrap-anywhere">{name}</span>
      ) : (
        <button
          type="button"
          title={t.changeItem(name)}
          onClick={() => onChange(entry)}
          className="relative -my-3 py-3 text-left wrap-anywhere underline decoration-line decoration-1 underline-offset-4 hover:decoration-current"
        >
          {name}
        </button>
      )}
      <span className="text-sm font-normal text-quiet">
        <span className="tabular sm:hidden">{t.kcalFirst(calories)} </span>
        {[more, is_estimate ? t.roughly : undefined].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}

export const portionColumn: Column<DiaryEntry> = {
  id: "portion",
  head: t.portion,
  cell: ({ portion }) => <span className="inline-block min-w-16">{portion}</span>,
};

export const kcalColumn: Column<DiaryEntry> = {
  id: "calories",
  head: t.calories,
  isNumber: true,
  cell: ({ calories }) => t.kcal(calories),
};

export const gramColumn = (id: "protein" | "carbs" | "fats", head: string): Column<DiaryEntry> => ({
  id,
  head,
  isNumber: true,
  cell: (entry) => <span className="whitespace-nowrap">{t.gramsOf(entry[id])}</span>,
});

export const actionsColumn = ({ onDelete }: Cells): Column<DiaryEntry> => ({
  id: "actions",
  head: t.actions,
  isPinned: true,
  cell: (entry) => (
    <IconButton
      label={t.deleteItem(entry.food_description)}
      className="-my-3"
      icon={<Trash2 aria-hidden="true" className="size-5" />}
      onClick={() => onDelete(entry)}
    />
  ),
});
