import { readPreferences, savePreferences } from "@meal/contract/profile";
import { route, type Route } from "../../http/route.ts";
import type { Profile } from "./service.ts";

export function profileRoutes(profile: Profile): readonly Route[] {
  return [
    route(readPreferences, ({ session }) => profile.read(session.userId)),
    route(savePreferences, ({ session, body }) => profile.save(session.userId, body)),
  ];
}
