import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { DatabaseKey } from "./kept-things.ts";

const key: DatabaseKey<"answers"> = "shared-photo";
let store: UseStore | undefined;

function shelf(): UseStore {
  store ??= createStore("keyval-store", "keyval");
  return store;
}

/** A photo that another app shared with this one: the service worker takes it, without a network too. */
export async function keepSharedPhoto(photo: File): Promise<void> {
  await set(key, photo, shelf());
}

export async function sharedPhoto(): Promise<File | undefined> {
  const kept = await get<unknown>(key, shelf());
  return kept instanceof File ? kept : undefined;
}

export async function removeSharedPhoto(): Promise<void> {
  await del(key, shelf());
}
