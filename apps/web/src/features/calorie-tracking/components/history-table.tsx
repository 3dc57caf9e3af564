import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { dayOfEntry } from "@meal/domain/calorie-tracking/diary";
import { zoneHere } from "../../../platform/zone-here.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { dateShort } from "../texts/en/days.ts";
import * as t from "../texts/en/entries.ts";
import {
  actionsColumn,
  type EntriesProps,
  gramColumn,
  kcalColumn,
  nameColumn,
  portionColumn,
} from "./entry-columns.tsx";

/** spec: 2, section 2, "Food History". */
export function HistoryTable({ caption, entries, ...acts }: EntriesProps) {
  const columns = [
    dateColumn,
    nameColumn(acts),
    portionColumn,
    kcalColumn,
    gramColumn("protein", t.protein),
    actionsColumn(acts),
  ];
  return <Table caption={caption} columns={columns} rows={entries} rowKey={({ id }) => id} />;
}

const dateColumn: Column<DiaryEntry> = {
  id: "date",
  head: t.date,
  cell: (entry) => <span className="whitespace-nowrap">{dateShort(dayOfEntry(entry, zoneHere()))}</span>,
};
