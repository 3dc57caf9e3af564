import { Table } from "../../../ui/table.tsx";
import type { ChartModel, Span } from "../chart-model.ts";
import * as t from "../texts/en/charts.ts";
import { Chart } from "./chart.tsx";
import { Legend } from "./chart-look.tsx";

/** A chart, what it says in words, and the same figures as a table. */
export function ChartView(model: ChartModel) {
  return (
    <figure className="grid grid-cols-1 gap-4">
      <Legend />
      <Chart {...model} />
      <figcaption className="grid gap-1">
        <Mean {...model} />
        <p className="text-sm text-quiet">{t.emptyDays}</p>
      </figcaption>
      <details>
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t.asTable}</summary>
        <Table
          caption={model.label}
          columns={columnsFor(model.limit)}
          rows={model.spans}
          rowKey={({ key }) => key}
        />
      </details>
    </figure>
  );
}

function Mean({ summary, limit, spans }: ChartModel) {
  const { mean, loggedDays } = summary;
  const hasPartial = spans.some(({ isPartial, intake }) => isPartial && intake !== null);
  return (
    <>
      <p className="tabular font-semibold">
        {mean === null ? t.noMean : t.meanOf(loggedDays, mean.calories)}{" "}
        {mean !== null && limit !== null && t.meanAgainstLimit(mean.calories, limit)}
      </p>
      {mean !== null && <p className="tabular">{t.meanGrams(mean.protein, mean.carbs, mean.fats)}</p>}
      {hasPartial && <p className="text-sm text-quiet">{t.todayApart}</p>}
    </>
  );
}

const gramColumn = (id: "protein" | "carbs" | "fats", head: string) => ({
  id,
  head,
  isNumber: true,
  cell: ({ intake }: Span) => (intake === null ? t.none : t.gramFigure(intake[id])),
});

function columnsFor(limit: number | null) {
  return [
    { id: "day", head: t.day, cell: ({ name }: Span) => name },
    {
      id: "calories",
      head: t.calories,
      isNumber: true,
      cell: ({ intake }: Span) => (intake === null ? t.none : t.figure(intake.calories)),
    },
    gramColumn("protein", t.protein),
    gramColumn("carbs", t.carbs),
    gramColumn("fats", t.fats),
    ...(limit === null
      ? []
      : [
          {
            id: "limit",
            head: t.limitLine,
            cell: ({ intake }: Span) => (intake === null ? t.none : t.againstLimit(intake.calories, limit)),
          },
        ]),
  ];
}
