import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearDevice } from "../../platform/device/clear.ts";
import { answersDatabase } from "../../platform/device/database.ts";
import { personHereKey } from "../../platform/device/person-here.ts";
import { localText } from "../../platform/device/text.ts";
import { fetchLock } from "../../platform/device/waiting.ts";
import { toastStore } from "../../ui/toast-store.ts";
import { putWorkAside, takeWorkBack, unsavedRecipe } from "./leaving.ts";
import { type Made, noWish, noWork } from "./kept-work.ts";
import { changeWork, forgetWork, keptWork } from "./work.ts";

// Without a browser everything lies in memory, as in a browser that forbids storage.
const ann = "ann";
const wish = { recipeName: "Secret soup", story: "As at home", enhance: true };
const made: Made = {
  ...wish,
  id: "33333333-3333-4333-8333-333333333333",
  imageUrl: "/files/meal-images/x.svg",
  enhanced: "",
  note: null,
  details: null,
  lack: "failed",
  why: null,
  isSaved: false,
};

const stays = (stay: "here" | "over") =>
  localText(personHereKey).write(JSON.stringify({ id: ann, email: "ann@example.org", stay, isTold: false }));
const waiting = async () =>
  JSON.stringify((await answersDatabase.read(`${ann}:waiting`))[`${ann}:waiting`] ?? []);

async function endSession(): Promise<void> {
  stays("over");
  await putWorkAside(ann);
  await clearDevice("over", ann);
}

beforeEach(async () => {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveKey"]);
  const secret = await crypto.subtle.exportKey("jwk", pair.privateKey);
  vi.stubGlobal("fetch", async () => Response.json(secret));
  stays("here");
  await clearDevice("deleted", ann);
  stays("here");
  forgetWork();
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
});

describe("after the end of a session", () => {
  it("what was typed and made waits closed, and comes back to its person", async () => {
    await fetchLock(ann);
    changeWork(ann, { wish, made });
    await endSession();
    expect(await waiting()).toContain('"kind":"extra"');
    expect(await waiting()).not.toContain("Secret");
    expect(localText("extra-planner-work").read()).toBeNull();
    expect(keptWork("ben")).toEqual(noWork);
    stays("here");
    await takeWorkBack(ann);
    expect(keptWork(ann)).toMatchObject({ wish, made });
    expect(await waiting()).toBe("[]");
  });

  it("what they began since stays, and the other waits on", async () => {
    await fetchLock(ann);
    changeWork(ann, { wish });
    await endSession();
    stays("here");
    changeWork(ann, { wish: { ...noWish, recipeName: "Another" } });
    await takeWorkBack(ann);
    expect(keptWork(ann).wish.recipeName).toBe("Another");
    expect(await waiting()).toContain('"kind":"extra"');
  });

  it("nothing waits where there is nothing, and what cannot be closed is not kept, which is said", async () => {
    await endSession();
    expect([await waiting(), toastStore.list()]).toEqual(["[]", []]);
    stays("here");
    changeWork(ann, { wish });
    await endSession();
    expect(await waiting()).toBe("[]");
    expect(toastStore.list().map(({ title }) => title)).toEqual([
      "Your recipe in the Extra Planner could not be kept",
    ]);
  });
});

describe("whoever logs out", () => {
  it("is asked about a recipe that is not saved, and may save it or let it go", async () => {
    expect(await unsavedRecipe(ann)).toEqual([]);
    changeWork(ann, { wish, made });
    const [asked] = await unsavedRecipe(ann);
    expect(asked?.words).toBe('Your extra recipe "Secret soup"');
    vi.stubGlobal("fetch", async () => new Response("no", { status: 500 }));
    expect(await asked?.send()).toBe(false);
    vi.stubGlobal("fetch", async () => Response.json({ id: made.id }));
    expect(await asked?.send()).toBe(true);
    expect(await unsavedRecipe(ann)).toEqual([]);
    changeWork(ann, { made });
    await (await unsavedRecipe(ann))[0]?.discard();
    expect(keptWork(ann).made).toBeNull();
  });
});
