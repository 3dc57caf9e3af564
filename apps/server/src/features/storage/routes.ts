import { readStorage } from "@meal/contract/storage";
import { route, type Route } from "../../http/route.ts";
import type { Storage } from "./service.ts";

export function storageRoutes(storage: Storage): readonly Route[] {
  return [route(readStorage, ({ session }) => storage.read(session.userId))];
}
