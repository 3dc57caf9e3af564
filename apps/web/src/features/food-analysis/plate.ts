import type { AnalysisItem } from "@meal/domain/food-analysis/analysis-item";
import { type Assumed, type Helping, NOTHING_SAID } from "@meal/domain/food-analysis/helping";
import { newId } from "../../platform/new-id.ts";
import { createValueStore, useValue } from "../../platform/value-store.ts";

/** One thing on the plate, and the entry of the diary that it becomes. */
export interface PlateLine extends Helping {
  /** The id of its entry, so that noting it again changes nothing. */
  readonly id: string;
  /** An amount that nobody eats at once is right all the same. */
  readonly isMeant: boolean;
  readonly isTracked: boolean;
  /** The grams that this person noted of it before. */
  readonly before: number | null;
}

/** What somebody asks about, and what was found. It outlives leaving the page, and nothing else. */
interface Plate {
  readonly ownerId: string;
  readonly photo: string | undefined;
  readonly description: string;
  readonly lines: readonly PlateLine[];
  /** The last picture left open what it is. */
  readonly isUnsure: boolean;
  /** What the server said beside the items. */
  readonly message: string | null;
  /** The words that count nothing, as they were said. */
  readonly missed: readonly string[];
  /** The words about food that was not eaten. */
  readonly leftOut: readonly string[];
}

const emptyPlate = (ownerId: string): Plate => ({
  ownerId,
  photo: undefined,
  description: "",
  lines: [],
  isUnsure: false,
  message: null,
  missed: [],
  leftOut: [],
});

const plates = createValueStore<Plate>(emptyPlate(""), "session");

/** This person's plate; nobody sees what somebody else had on this device. */
const plateOf = (ownerId: string): Plate => {
  const plate = plates.get();
  return plate.ownerId === ownerId ? plate : emptyPlate(ownerId);
};

export interface PlateView extends Plate {
  readonly change: (part: Partial<Plate>) => void;
  readonly changeLine: (id: string, part: Partial<PlateLine>) => void;
  readonly assume: (id: string, part: Partial<Assumed>) => void;
  /** Puts other lines in the place of one. */
  readonly replace: (id: string, by: readonly PlateLine[]) => void;
  readonly add: (lines: readonly PlateLine[]) => void;
  readonly clear: () => void;
}

export function usePlate(ownerId: string): PlateView {
  useValue(plates);
  const plate = plateOf(ownerId);
  const change = (part: Partial<Plate>) => plates.set({ ...plateOf(ownerId), ...part });
  const each = (make: (line: PlateLine) => readonly PlateLine[]) =>
    change({ lines: plateOf(ownerId).lines.flatMap(make) });
  const changeLine = (id: string, part: Partial<PlateLine>) =>
    each((line) => [line.id === id ? { ...line, ...part } : line]);
  return {
    ...plate,
    change,
    changeLine,
    assume: (id, part) =>
      each((line) => [line.id === id ? { ...line, assumed: { ...line.assumed, ...part } } : line]),
    replace: (id, by) => each((line) => (line.id === id ? by : [line])),
    add: (lines) => change({ lines: [...plateOf(ownerId).lines, ...lines] }),
    clear: () => plates.set(emptyPlate(ownerId)),
  };
}

/** An item as it lies on the plate. What this person noted of it before stands in for an amount that nobody said. */
export function lineOf(item: AnalysisItem, before: number | null = null): PlateLine {
  const isTaken = before !== null && item.grams !== null && !item.isAmountSaid;
  const amount = isTaken && item.grams !== null ? before / item.grams : null;
  const assumed: Assumed = { ...NOTHING_SAID, amount };
  return { id: newId(), item, assumed, before, isMeant: false, isTracked: false };
}
