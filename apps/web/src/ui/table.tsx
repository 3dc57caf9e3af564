import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface Column<Row> {
  id: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, figure under figure. */
  isNumber?: boolean;
  /** Stays in sight at the end while the rest scrolls. */
  isPinned?: boolean;
}

interface TableProps<Row> {
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The first column names its row. Wide tables scroll inside their own frame, by keyboard too. */
export function Table<Row>({ caption, showCaption = false, columns, rows, rowKey }: TableProps<Row>) {
  const align = (column: Column<Row>) =>
    cx(
      column.isNumber === true ? "text-right tabular" : "text-left",
      column.isPinned === true && "sticky right-0 bg-inherit",
    );
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-transparent bg-card shadow-soft more-contrast:border-line"
    >
      <table className="w-full border-collapse">
        <caption className={showCaption ? "px-4 pt-4 pb-2 text-left font-title text-lg" : "sr-only"}>
          {caption}
        </caption>
        <thead className="bg-linen text-sm text-quiet">
          <tr className="bg-linen">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={cx("px-4 py-3 font-semibold whitespace-nowrap", align(column))}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-line bg-card first:border-t-0">
              {columns.map((column, index) => {
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell
                    key={column.id}
                    {...(index === 0 && { scope: "row" })}
                    className={cx(
                      "px-4 py-3 align-top",
                      index === 0 ? "text-left font-semibold" : align(column),
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
