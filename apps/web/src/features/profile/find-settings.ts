import type { FoundThing, Sought } from "../../platform/feature.ts";
import { matchesWords } from "../../platform/matches-words.ts";
import type { ProfileTab } from "./search.ts";
import * as t from "./texts/en/find.ts";

const tabOf: Readonly<Record<keyof typeof t.settings, ProfileTab>> = {
  diet: "dietary",
  allergies: "dietary",
  goals: "dietary",
  learned: "dietary",
  name: "personal",
  subscription: "subscription",
  email: "security",
  password: "security",
  devices: "security",
  data: "security",
  deletion: "security",
};

/** What can be set in the profile, by what people call it. */
export async function find({ text, userId }: Sought): Promise<readonly FoundThing[]> {
  if (userId === undefined) return [];
  return Object.entries(t.settings).flatMap(([id, { title, words }]) => {
    const tab = Object.entries(tabOf).find(([setting]) => setting === id)?.[1] ?? "dietary";
    return matchesWords(`${title} ${words}`, text) ? [{ id, title, href: `/profile?tab=${tab}` }] : [];
  });
}
