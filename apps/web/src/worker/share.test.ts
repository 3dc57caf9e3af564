import { describe, expect, it } from "vitest";
import { isShare, takeShare } from "./share.ts";

function share(fields: Readonly<Record<string, string | File>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request("https://meals.example.org/share", { method: "POST", body });
}

async function leadsTo(fields: Readonly<Record<string, string | File>>) {
  const kept: File[] = [];
  const answer = await takeShare(share(fields), async (photo) => void kept.push(photo));
  expect(answer.status).toBe(303);
  const { origin, pathname, search } = new URL(answer.headers.get("location") ?? "");
  expect([origin, pathname]).toEqual(["https://meals.example.org", "/import"]);
  return { search, kept: kept.map(({ name }) => name) };
}

describe("what another app shares", () => {
  it("leads to the import: a link and a text in its address", async () => {
    const { search, kept } = await leadsTo({ title: "Soup", text: "", url: "https://a.example/soup?a=b&c" });
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      title: "Soup",
      url: "https://a.example/soup?a=b&c",
    });
    expect(kept).toEqual([]);
  });

  it("keeps a photo on the device, whatever words come with it", async () => {
    const photo = new File(["bytes"], "soup.jpg", { type: "image/jpeg" });
    expect(await leadsTo({ photo, text: "Look" })).toEqual({
      search: "?shared=photo",
      kept: ["soup.jpg"],
    });
  });

  it("is nothing where the photo is empty, and only what is sent to its address", async () => {
    expect(await leadsTo({ photo: new File([], "none.jpg") })).toEqual({ search: "", kept: [] });
    expect(isShare(share({}))).toBe(true);
    expect(isShare(new Request("https://meals.example.org/share"))).toBe(false);
    expect(isShare(new Request("https://meals.example.org/import", { method: "POST" }))).toBe(false);
  });
});
