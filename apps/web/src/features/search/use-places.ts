import { matchesWords } from "../../platform/matches-words.ts";
import { useRegistry } from "../../platform/registry.ts";
import { useSession } from "../../platform/session.ts";
import type { FoundThing } from "../../platform/feature.ts";
import * as t from "./texts/en/dialog.ts";

/** The places that fit the words, each once; without words those of the header. */
export function usePlaces(text: string): readonly FoundThing[] {
  const { places, tiles, account } = useRegistry();
  const isPerson = useSession().status === "signed-in";
  const who = isPerson ? "person" : "guest";
  const header = [
    { label: t.home, to: isPerson ? "/dashboard" : "/landing" },
    ...places.filter((place) => (place.who ?? who) === who),
  ];
  const pages = isPerson ? [...tiles.flatMap((tile) => ("to" in tile ? [tile] : [])), ...account] : [];
  const all = text === "" ? header : [...header, ...pages];
  const fitting = all.filter(({ label }) => matchesWords(label, text));
  return fitting
    .filter(({ to }, at) => fitting.findIndex((other) => other.to === to) === at)
    .map(({ label, to }) => ({ id: to, title: label, href: to }));
}
