import type { NewHomeItem, Operation } from "@meal/domain/shopping-list/operations";
import { newId } from "../../platform/new-id.ts";
import { today } from "../../platform/today.ts";
import type { ListLine } from "./lines.ts";

/** What brings bought lines home, and what takes that back. */
export interface PuttingAway {
  readonly operations: readonly Operation[];
  readonly undo: readonly Operation[];
}

/** Everything that is ticked comes home in one press, each line with what was bought of it. */
export function puttingAway(lines: readonly ListLine[]): PuttingAway {
  const each = lines.filter(({ checked }) => checked).map((line) => ({ line, id: newId() }));
  return {
    operations: each.map(({ line, id }) => ({
      kind: "keep-bought",
      ids: line.parts.map((part) => part.id),
      grams: isCounted(line) ? (line.bought?.grams ?? 0) : 0,
      item: homeItemOf(line, id),
    })),
    undo: each.flatMap(({ line, id }) => backOnList(line, id)),
  };
}

/** What was there before it was bought was not bought now, and nobody counted it. */
const isCounted = ({ isAsked = false }: ListLine): boolean => !isAsked;

function homeItemOf(line: ListLine, id: string): NewHomeItem {
  const { name, aisle, quantity, unit, bought } = line;
  const isSaid = isCounted(line) && unit !== "as needed";
  const size = bought === undefined || bought.size === "" ? "" : ` (${bought.size})`;
  const said = isSaid ? { quantity, unit: `${unit}${size}`.slice(0, 50) } : { quantity: "", unit: "" };
  return { id, name, aisle, ...said, bestBefore: null, since: today(), share: 1 };
}

/** What a person wrote left the list; what a plan needs stayed, and was bought. */
function backOnList({ parts }: ListLine, homeId: string): readonly Operation[] {
  const gone: Operation = { kind: "use-up", id: homeId };
  const back = parts.map(({ id, origin }): Operation =>
    origin === null ? { kind: "restore", id } : { kind: "check", id, checked: true },
  );
  return [gone, ...back];
}
