import type { ShoppingItem, ShoppingList } from "@meal/domain/shopping-list/list";
import type { Operation } from "@meal/domain/shopping-list/operations";
import { localText } from "../../platform/device/text.ts";
import { newId } from "../../platform/new-id.ts";

export const guestListKey = "guest-list";

const kept = () => localText(guestListKey);

/** The list of a plan as it lies here; another plan's is not it. */
export function keptGuestList(plan: string): ShoppingList | undefined {
  const found = readKept();
  return found?.plan === plan ? found.list : undefined;
}

export function keepGuestList(plan: string, list: ShoppingList): void {
  kept().write(JSON.stringify({ plan, list }));
}

const isOfPlan = (item: ShoppingItem) => item.origin !== null;

/** What a guest did, for the list of the account that follows their plan now. */
export function guestChangesFor({ items }: ShoppingList): readonly Operation[] {
  const was = readKept()?.list.items ?? [];
  if (was.length === 0 || !items.some(isOfPlan)) return [];
  const ticked = new Set(was.flatMap(({ checked, origin }) => (checked && origin ? [origin.need] : [])));
  const checks = items.flatMap(({ id, origin, checked }) =>
    origin !== null && !checked && ticked.has(origin.need)
      ? [{ kind: "check", id, checked: true } as const]
      : [],
  );
  const own = was.flatMap((item) => {
    if (isOfPlan(item)) return [];
    const { name, quantity, unit, aisle, checked } = item;
    const id = newId();
    const add = { kind: "add", item: { id, name, quantity, unit, aisle } } as const;
    return checked ? [add, { kind: "check", id, checked } as const] : [add];
  });
  kept().remove();
  return [...checks, ...own];
}

interface KeptList {
  readonly plan: string;
  readonly list: ShoppingList;
}

/** Written by us, but anybody may have touched it. */
function readKept(): KeptList | undefined {
  try {
    const value: unknown = JSON.parse(kept().read() ?? "null");
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is KeptList {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is drawn is looked at below.
  const { plan, list } = (value ?? {}) as { plan?: unknown; list?: Partial<ShoppingList> | null };
  return (
    typeof plan === "string" &&
    Array.isArray(list?.items) &&
    list.items.every(
      (item: unknown) => typeof item === "object" && item !== null && "id" in item && "name" in item,
    )
  );
}
