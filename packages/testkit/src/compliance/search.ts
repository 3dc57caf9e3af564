import { actorOf, householdOfOne, type UserId } from "@meal/domain/accounts/actor";
import type { Search, SearchDocument } from "@meal/server/ports/search";
import { describe, expect, it } from "vitest";
import { userId } from "../people.ts";

type Open = () => Promise<Search>;

const anna = userId("3f0c5ad2-1c7e-4d2b-9d5f-2b1a6a3e9c01");
const ben = userId("3f0c5ad2-1c7e-4d2b-9d5f-2b1a6a3e9c02");
// A household of more than one person has an id of its own.
const household = householdOfOne(userId("3f0c5ad2-1c7e-4d2b-9d5f-2b1a6a3e9c03"));
const soup = { kind: "recipe", refId: "r1", title: "Lentil soup", body: "Red lentils, tomato/cumin" };
const curry = { kind: "recipe", refId: "r2", title: "Curry", body: "Rice and chickpeas" };

/** What every adapter of the search port must do. */
export function describeSearch(open: Open): void {
  describe("finding", () => {
    describeFinding(open);
  });
  describe("keeping", () => {
    describeKeeping(open);
  });
}

function describeFinding(open: Open): void {
  const opened = (documents: readonly SearchDocument[]) => openWith(open, documents);

  it("finds by the beginning of every word, in any order, and says what was found", async () => {
    const search = await opened([soup, curry]);
    expect(await search.find(actorOf(anna), { text: "tom lent", limit: 10 })).toEqual([
      { kind: "recipe", refId: "r1", title: "Lentil soup" },
    ]);
    expect(await titles(search, "soup rice")).toEqual([]);
  });

  it("does not care about case or accents", async () => {
    const search = await opened([{ kind: "recipe", refId: "r9", title: "Jalapeño Crème", body: "ÄPFEL" }]);
    for (const text of ["jalapeno", "CREME", "äpfel", "Apfel"]) {
      expect(await titles(search, text)).toEqual(["Jalapeño Crème"]);
    }
  });

  it("finds words of every script as they were written", async () => {
    const names = ["Борщ с чайкой", "がんもどき", "비빔밥", "كُسْكُس", "Σουβλάκι", "phở bò", "straße"];
    const search = await opened(
      names.map((title, index) => ({ kind: "recipe", refId: `s${index}`, title, body: "" })),
    );
    for (const name of names) expect(await titles(search, name)).toEqual([name]);
  });

  it("puts words in the title before words in the body", async () => {
    const search = await opened([
      soup,
      { kind: "recipe", refId: "r3", title: "Tomato salad", body: "Basil" },
    ]);
    expect(await titles(search, "tomato")).toEqual(["Tomato salad", "Lentil soup"]);
  });

  it("finds a person's own and their household's, and nothing that another of the household keeps", async () => {
    const search = await opened([soup]);
    await search.save(household, { ...soup, title: "Shared lentils" });
    await search.save(ben, { ...soup, title: "Ben's lentils" });
    const find = async (person: UserId) => {
      const hits = await search.find({ userId: person, ownerId: household }, { text: "lentil", limit: 10 });
      return hits.map(({ title }) => title).toSorted();
    };
    expect(await find(anna)).toEqual(["Lentil soup", "Shared lentils"]);
    expect(await find(ben)).toEqual(["Ben's lentils", "Shared lentils"]);
    expect(await titles(search, "lentil", ben)).toEqual(["Ben's lentils"]);
  });
}

function describeKeeping(open: Open): void {
  const opened = (documents: readonly SearchDocument[]) => openWith(open, documents);

  it("never shows one person what another saved", async () => {
    const search = await opened([soup]);
    await search.save(ben, { ...soup, title: "Ben's lentils" });
    expect(await titles(search, "lentil", anna)).toEqual(["Lentil soup"]);
    expect(await titles(search, "lentil", ben)).toEqual(["Ben's lentils"]);
    expect(await titles(search, "3f0c5ad2", anna)).toEqual([]);
  });

  it("replaces what has the same kind and id", async () => {
    const search = await opened([soup, { ...soup, title: "Bean soup", body: "Beans" }]);
    expect(await titles(search, "lentil")).toEqual([]);
    expect(await titles(search, "bean")).toEqual(["Bean soup"]);
  });

  it("keeps to the kinds and the number that were asked for", async () => {
    const search = await opened([
      soup,
      { ...soup, kind: "plan", title: "Soup week" },
      { ...soup, refId: "r4" },
    ]);
    expect(await titles(search, "soup", anna, ["plan"])).toEqual(["Soup week"]);
    expect(await search.find(actorOf(anna), { text: "soup", limit: 2 })).toHaveLength(2);
  });

  it("forgets one document, or everything of one person, and nothing of anybody else", async () => {
    const search = await opened([soup, curry]);
    await search.save(ben, soup);
    await search.remove(anna, soup.kind, soup.refId);
    expect(await titles(search, "lentil")).toEqual([]);
    await search.removeAll(anna);
    expect(await titles(search, "curry")).toEqual([]);
    expect(await titles(search, "lentil", ben)).toEqual(["Lentil soup"]);
  });

  it("takes any text as words, and finds nothing where there are none", async () => {
    const search = await opened([soup]);
    for (const text of [
      "",
      "  ",
      '"',
      "' or 1=1 --",
      "*",
      "a:b",
      "AND NOT",
      "(",
      "!&|",
      "\\",
      "lentil\u{1F372}",
    ]) {
      expect(Array.isArray(await search.find(actorOf(anna), { text, limit: 10 }))).toBe(true);
    }
    expect(await titles(search, '"" *')).toEqual([]);
    expect(await titles(search, "lentil* & soup")).toEqual(["Lentil soup"]);
  });
}

async function openWith(open: Open, documents: readonly SearchDocument[]): Promise<Search> {
  const search = await open();
  for (const document of documents) await search.save(anna, document);
  return search;
}

async function titles(
  search: Search,
  text: string,
  owner = anna,
  kinds?: readonly string[],
): Promise<string[]> {
  const hits = await search.find(actorOf(owner), { text, limit: 10, ...(kinds ? { kinds } : {}) });
  return hits.map(({ title }) => title);
}
