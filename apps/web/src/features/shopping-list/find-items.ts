import type { readShoppingList } from "@meal/contract/shopping-list";
import { call } from "../../platform/api.ts";
import type { FoundThing, Sought } from "../../platform/feature.ts";
import { matchesWords } from "../../platform/matches-words.ts";
import { deviceStore } from "./device-store.ts";
import { openListOf } from "./open-list.ts";
import * as t from "./texts/en/find.ts";

const mostFound = 6;

/** What is on the list by its names: as it is open, as the server has it, or as it lies on the device. */
export async function find({ text, userId, signal }: Sought): Promise<readonly FoundThing[]> {
  const items = await itemsOf(userId, signal);
  const fitting = items.filter(({ name, isSkipped }) => !isSkipped && matchesWords(name, text));
  return [...new Map(fitting.map((item) => [item.name, item])).values()]
    .slice(0, mostFound)
    .map(({ id, name, checked }) => ({
      id,
      title: name,
      detail: checked ? t.bought : t.toBuy,
      href: "/shopping-list",
    }));
}

async function itemsOf(userId: string | undefined, signal: AbortSignal) {
  if (userId === undefined) return [];
  const open = openListOf(userId)?.shown.get().list;
  if (open !== undefined) return open.items;
  try {
    return (await call<typeof readShoppingList>("GET /api/shopping-list", {}, { signal })).items;
  } catch (error) {
    const { list } = await deviceStore(userId).read();
    if (list === undefined) throw error;
    return list.items;
  }
}
