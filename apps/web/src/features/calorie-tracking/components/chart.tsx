import { type KeyboardEvent, useId, useRef, useState } from "react";
import { cx } from "../../../ui/cx.ts";
import { type ChartModel, marksTo, placeAfter, type Span } from "../chart-model.ts";
import * as t from "../texts/en/charts.ts";
import { BarPatterns, type PatternIds, patternsOf, seriesLook } from "./chart-look.tsx";

/** spec: 2, section 9. Energy above, grams below: they never share an axis. */
const height = 400;
const energy = { top: 24, bottom: 226 };
const gram = { top: 262, bottom: 368 };
const labelsAt = 390;
const macros = ["protein", "carbs", "fats"] as const;

/** Today's place, or the last one where today is not shown. */
function placeOfNow(spans: readonly Span[]): number {
  const now = spans.findIndex(({ isPartial }) => isPartial);
  return now === -1 ? spans.length - 1 : now;
}

/** Bars for each day, or week. One place at a time is told; keys and taps go from place to place. */
export function Chart({ label, spans, limit }: ChartModel) {
  const patterns = patternsOf(useId());
  const svg = useRef<SVGSVGElement>(null);
  const [wanted, setWanted] = useState<number>();
  const chosen = Math.min(wanted ?? placeOfNow(spans), spans.length - 1);
  const intakes = spans.flatMap(({ intake }) => (intake === null ? [] : [intake]));
  const energyMarks = marksTo(Math.max(0, limit ?? 0, ...intakes.map(({ calories }) => calories)));
  const gramMarks = marksTo(Math.max(0, ...intakes.flatMap((intake) => macros.map((each) => intake[each]))));
  function handleKey(event: KeyboardEvent<SVGSVGElement>) {
    const place = placeAfter(event.key, chosen, spans.length);
    if (place === null) return;
    event.preventDefault();
    setWanted(place);
    svg.current?.querySelectorAll<SVGGElement>("[role=option]")[place]?.focus();
  }
  const told = spans[chosen];
  return (
    <div>
      {/* Time goes from left to right everywhere, as its numbers do. */}
      <div dir="ltr" className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
        <Axis energyMarks={energyMarks} gramMarks={gramMarks} />
        <svg
          ref={svg}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No other element draws bars to choose from.
          role="listbox"
          aria-label={label}
          aria-orientation="horizontal"
          tabIndex={-1}
          height={height}
          onKeyDown={handleKey}
          className="w-full overflow-visible"
        >
          <BarPatterns ids={patterns} />
          <g aria-hidden="true">
            <Lines panel={energy} marks={energyMarks} />
            <Lines panel={gram} marks={gramMarks} />
          </g>
          {spans.map((span, index) => {
            const bar = { span, patterns, slots: spans.length, at: index };
            return (
              <Place
                {...bar}
                key={span.key}
                limit={limit}
                isChosen={index === chosen}
                onChoose={() => setWanted(index)}
              >
                <EnergyBar {...bar} limit={limit} marks={energyMarks} />
                <GramBars {...bar} marks={gramMarks} />
              </Place>
            );
          })}
          {limit !== null && <LimitLine limit={limit} marks={energyMarks} />}
        </svg>
      </div>
      <p aria-hidden="true" className="tabular mt-2 min-h-12 text-sm">
        {told !== undefined && inWords(told, limit)}
      </p>
    </div>
  );
}

function inWords({ name, intake, isPartial }: Span, limit: number | null): string {
  if (intake === null) return t.nothingWritten(name);
  const words = t.spanInWords(name, intake, limit);
  return isPartial ? t.soFar(words) : words;
}

interface Panel {
  readonly top: number;
  readonly bottom: number;
}

const yOf = ({ top, bottom }: Panel, marks: readonly number[], figure: number): number =>
  bottom - ((bottom - top) * figure) / (marks.at(-1) ?? 1);

function Axis(marks: { readonly energyMarks: readonly number[]; readonly gramMarks: readonly number[] }) {
  return (
    <svg aria-hidden="true" width="44" height={height} className="tabular fill-quiet text-sm">
      {(
        [
          [energy, marks.energyMarks, t.kcal],
          [gram, marks.gramMarks, t.gramsAxis],
        ] as const
      ).map(([panel, numbers, unit]) => (
        <g key={unit}>
          <text x="0" y={panel.top - 12}>
            {unit}
          </text>
          {numbers.map((mark) => (
            <text key={mark} x="38" y={yOf(panel, numbers, mark) + 4} textAnchor="end">
              {t.figure(mark)}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}

function Lines({ panel, marks }: { readonly panel: Panel; readonly marks: readonly number[] }) {
  return marks.map((mark) => {
    const y = yOf(panel, marks, mark);
    return <line key={mark} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />;
  });
}

function LimitLine({ limit, marks }: { readonly limit: number; readonly marks: readonly number[] }) {
  const y = yOf(energy, marks, limit);
  return (
    <g aria-hidden="true" pointerEvents="none">
      <line x1="0" x2="100%" y1={y} y2={y} strokeWidth="2" strokeDasharray="7 5" className="stroke-ink" />
      <text
        x="100%"
        y={y - 6}
        textAnchor="end"
        paintOrder="stroke"
        strokeWidth="4"
        className="fill-ink stroke-card text-sm font-semibold"
      >
        {t.limitLine}
      </text>
    </g>
  );
}

interface PlaceProps {
  readonly span: Span;
  readonly slots: number;
  readonly at: number;
  readonly limit: number | null;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

/** The whole height of a place answers to a finger. */
function Place({ span, slots, at, limit, isChosen, onChoose, children }: PlaceProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are heard by the chart around it.
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As above.
      role="option"
      aria-label={inWords(span, limit)}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      className="group outline-none"
    >
      <rect
        x={`${(at * 100) / slots}%`}
        width={`${100 / slots}%`}
        y="4"
        height={height - 6}
        rx="8"
        strokeWidth="3"
        className={cx(
          "stroke-transparent group-focus-visible:stroke-focus",
          isChosen ? "fill-ink/7" : "fill-transparent",
        )}
      />
      {children}
      <text
        x={`${((at + 0.5) * 100) / slots}%`}
        y={labelsAt}
        textAnchor="middle"
        className={cx("tabular text-sm", isChosen ? "fill-ink font-semibold" : "fill-quiet")}
      >
        {span.label}
      </text>
    </g>
  );
}

interface BarProps {
  readonly span: Span;
  readonly marks: readonly number[];
  readonly patterns: PatternIds;
  readonly slots: number;
  readonly at: number;
}

/** What lies over the limit is hatched. */
function EnergyBar({
  span,
  marks,
  limit,
  patterns,
  slots,
  at,
}: BarProps & { readonly limit: number | null }) {
  if (span.intake === null) return null;
  const width = Math.min(60 / slots, 12);
  const { calories } = span.intake;
  const x = `${((at + 0.5) * 100) / slots - width / 2}%`;
  const within = Math.min(calories, limit ?? calories);
  const top = yOf(energy, marks, calories);
  const edge = yOf(energy, marks, within);
  const shared = { x, width: `${width}%`, opacity: span.isPartial ? 0.55 : 1 };
  return (
    <>
      <rect {...shared} y={edge} height={energy.bottom - edge} className={seriesLook.calories} />
      {top < edge && (
        <rect
          {...shared}
          y={top}
          height={edge - top}
          fill={`url(#${patterns.over})`}
          className="stroke-herb"
        />
      )}
    </>
  );
}

function GramBars({ span, marks, patterns, slots, at }: BarProps) {
  const { intake } = span;
  if (intake === null) return null;
  const width = Math.min(24 / slots, 5);
  return macros.map((series, index) => {
    const top = yOf(gram, marks, intake[series]);
    return (
      <rect
        key={series}
        x={`${((at + 0.5) * 100) / slots + (index - 1.5) * width}%`}
        width={`${width * 0.9}%`}
        y={top}
        height={gram.bottom - top}
        opacity={span.isPartial ? 0.55 : 1}
        // A fill of a class would beat the pattern.
        {...(series !== "protein" && { fill: `url(#${patterns[series]})` })}
        className={seriesLook[series]}
      />
    );
  });
}
