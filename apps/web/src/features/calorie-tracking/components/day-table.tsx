import { mealOfEntry } from "@meal/domain/calorie-tracking/usuals";
import { zoneHere } from "../../../platform/zone-here.ts";
import { Table } from "../../../ui/table.tsx";
import { nameOfMeal, timeOf } from "../texts/en/days.ts";
import * as t from "../texts/en/entries.ts";
import {
  actionsColumn,
  type EntriesProps,
  gramColumn,
  kcalColumn,
  nameColumn,
  portionColumn,
} from "./entry-columns.tsx";

/** spec: 2, section 2, "Today's Food". */
export function DayTable({ caption, entries, ...acts }: EntriesProps) {
  const columns = [
    nameColumn(
      acts,
      (entry) => `${nameOfMeal(mealOfEntry(entry, zoneHere()))} · ${timeOf(entry.consumed_at)}`,
    ),
    portionColumn,
    kcalColumn,
    gramColumn("protein", t.protein),
    gramColumn("carbs", t.carbs),
    gramColumn("fats", t.fats),
    actionsColumn(acts),
  ];
  return <Table caption={caption} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}
