import type { ShoppingItem, ShoppingList } from "@meal/domain/shopping-list/list";
import type { Operation } from "@meal/domain/shopping-list/operations";

/** What was done to one item, by anybody. */
interface History {
  readonly devices: Set<number>;
  wasAdded: boolean;
  wasTicked: boolean;
  wasUnticked: boolean;
  wasRemoved: boolean;
  wasRestored: boolean;
  wasPutAway: boolean;
  readonly quantities: string[];
  /** As the one device that touched it left it. */
  last: { checked: boolean; isThere: boolean };
  /** The need of a plan behind it, when it was first touched. */
  origin: string | null;
}

const keyOf = ({ origin }: Pick<ShoppingItem, "origin">): string | null =>
  origin === null ? null : `${origin.planId} ${origin.need}`;

/** Follows what people did, without knowing how lists are kept, and says what must be true of every list in the end. */
export class Expectations {
  readonly #histories = new Map<string, History>();

  note(device: number, operation: Operation, seen: ShoppingItem | undefined): void {
    if (operation.kind === "add") {
      const history = this.#of(operation.item.id, null);
      history.wasAdded = true;
      history.quantities.push(operation.item.quantity);
      history.devices.add(device);
      return;
    }
    if (operation.kind === "keep-bought") this.#notePutAway(device, operation.ids);
    if (!("id" in operation)) return;
    const history = this.#of(operation.id, seen === undefined ? null : keyOf(seen));
    history.devices.add(device);
    if (operation.kind === "check") this.#noteTick(history, operation.checked);
    if (operation.kind === "edit" && operation.quantity !== undefined)
      history.quantities.push(operation.quantity);
    if (operation.kind === "remove") {
      history.wasRemoved = true;
      history.last.isThere = false;
    }
    if (operation.kind === "restore") {
      history.wasRestored = true;
      history.last.isThere = true;
    }
  }

  /** Whatever is wrong with a list after everything has arrived. */
  faultsOf(list: ShoppingList): readonly string[] {
    const byId = new Map(list.items.map((item) => [item.id, item]));
    return [
      ...doubled(list.items),
      ...list.items.flatMap((item) => this.#faultsOfItem(item)),
      ...[...this.#histories].flatMap(([id, history]) => this.#missing(history, byId.get(id))),
    ];
  }

  #noteTick(history: History, checked: boolean): void {
    if (checked) history.wasTicked = true;
    else history.wasUnticked = true;
    history.last.checked = checked;
  }

  /** What a person wrote goes home, and comes back as it was; what a plan needs is there to be ticked again. */
  #notePutAway(device: number, ids: readonly string[]): void {
    for (const id of ids) {
      const history = this.#of(id, null);
      history.devices.add(device);
      history.wasUnticked = true;
      history.wasPutAway = true;
      history.last.isThere = false;
    }
  }

  #faultsOfItem(item: ShoppingItem): readonly string[] {
    const key = keyOf(item);
    const told = [...this.#histories.values()].filter(({ origin }) => key !== null && origin === key);
    const history = this.#histories.get(item.id);
    const faults: string[] = [];
    if (item.origin === null && history === undefined) faults.push(`${item.name}: nobody added it`);
    if (told.some((each) => each.wasTicked && !each.wasUnticked) && !item.checked)
      faults.push(`${item.name}: its tick was undone`);
    if (told.some((each) => each.wasRemoved && !each.wasRestored))
      faults.push(`${item.name}: deleted and back`);
    if (history?.wasTicked && !history.wasUnticked && !item.checked)
      faults.push(`${item.name}: its tick was undone`);
    if (item.checked && !history?.wasTicked) faults.push(`${item.name}: nobody ticked it`);
    return faults;
  }

  #missing(history: History, item: ShoppingItem | undefined): readonly string[] {
    const { wasAdded, quantities, devices, last, origin } = history;
    const wasRemoved = history.wasRemoved || history.wasPutAway;
    const faults: string[] = [];
    const isTyped = wasAdded || (origin !== null && quantities.length > 0);
    if (isTyped && !wasRemoved && item === undefined) faults.push(`${quantities[0]}: an item was lost`);
    if (isTyped && item !== undefined && !quantities.includes(item.quantity))
      faults.push(`${item.name}: what was typed was lost`);
    if (!wasAdded || devices.size !== 1) return faults;
    // One device alone did all of it, so it is as it was left there.
    if (last.isThere !== (item !== undefined)) faults.push("an item is not as its only device left it");
    if (item !== undefined && item.checked !== last.checked)
      faults.push(`${item.name}: another tick than its device's`);
    if (item !== undefined && item.quantity !== quantities.at(-1))
      faults.push(`${item.name}: another quantity`);
    return faults;
  }

  #of(id: string, origin: string | null): History {
    const known = this.#histories.get(id);
    if (known !== undefined) {
      known.origin ??= origin;
      return known;
    }
    const history: History = {
      devices: new Set(),
      wasAdded: false,
      wasTicked: false,
      wasUnticked: false,
      wasRemoved: false,
      wasRestored: false,
      wasPutAway: false,
      quantities: [],
      last: { checked: false, isThere: true },
      origin,
    };
    this.#histories.set(id, history);
    return history;
  }
}

/** The same item, or the same need of the same plan, on more than one line. */
function doubled(items: readonly ShoppingItem[]): readonly string[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const keys = [item.id, ...(item.origin === null ? [] : [keyOf(item) ?? ""])];
    const isTwice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isTwice ? [`${item.name}: twice on the list`] : [];
  });
}
