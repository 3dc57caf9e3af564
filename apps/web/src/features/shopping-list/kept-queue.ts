import type { NumberedOperation, Operation } from "@meal/domain/shopping-list/operations";
import { operationsIn } from "./queue-form.ts";

/** What was read: the operations this version understands, and how many others there were. */
interface ReadQueue {
  readonly operations: readonly NumberedOperation[];
  readonly unreadable: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === "string";
const isTextOrMissing = (value: unknown): boolean => value === undefined || isText(value);
const hasId = ({ id }: Fields): boolean => isText(id);

/** What an operation of each kind must carry to be worth sending; the server looks closer. */
const isComplete: Readonly<Record<Operation["kind"], (fields: Fields) => boolean>> = {
  add: ({ item }) =>
    isFields(item) && [item["id"], item["name"], item["quantity"], item["unit"], item["aisle"]].every(isText),
  check: (fields) => hasId(fields) && typeof fields["checked"] === "boolean",
  edit: (fields) =>
    hasId(fields) && ["name", "quantity", "unit", "aisle"].every((key) => isTextOrMissing(fields[key])),
  remove: hasId,
  restore: hasId,
  "order-aisles": ({ aisles }) => Array.isArray(aisles) && aisles.every(isText),
  "mark-staple": ({ name, isStaple }) => isText(name) && typeof isStaple === "boolean",
  unskip: hasId,
  keep: ({ item }) => isHomeItem(item),
  "keep-bought": ({ ids, grams, item }) =>
    Array.isArray(ids) && ids.every(isText) && typeof grams === "number" && isHomeItem(item),
  "change-kept": (fields) =>
    hasId(fields) && ["name", "quantity", "unit"].every((key) => isTextOrMissing(fields[key])),
  "use-up": hasId,
  cook: ({ mealId, name }) => isText(mealId) && isText(name),
  uncook: ({ mealId }) => isText(mealId),
};

const isHomeItem = (item: unknown): boolean =>
  isFields(item) &&
  ["id", "name", "quantity", "unit", "aisle", "since"].every((key) => isText(item[key])) &&
  typeof item["share"] === "number";

/**
 * Reads what any version of the app left on the device. Operations have kept their form so far, so each is looked
 * at by itself, whichever version wrote it; one that this version cannot read is counted and left out.
 */
export function readQueue(kept: unknown): ReadQueue {
  const list = operationsIn(kept);
  if (!Array.isArray(list))
    return { operations: [], unreadable: kept === undefined || kept === null ? 0 : 1 };
  const operations = list.filter(isNumbered);
  return { operations, unreadable: list.length - operations.length };
}

function isNumbered(value: unknown): value is NumberedOperation {
  return isFields(value) && isText(value["opId"]) && isOperation(value["operation"]);
}

function isOperation(value: unknown): boolean {
  if (!isFields(value)) return false;
  const check = Object.entries(isComplete).find(([kind]) => kind === value["kind"])?.[1];
  return check?.(value) ?? false;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
