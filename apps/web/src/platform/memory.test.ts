import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAt, forgetPerson, oneEach } from "./memory.ts";
import { createValueStore } from "./value-store.ts";

const source = join(import.meta.dirname, "..");

/**
 * What modules have in memory for the whole life of the page, and may keep when another person signs in. All else that
 * can change, and every store, says itself when it goes.
 */
const ofDevice: Readonly<Record<string, string>> = {
  "app/all-styles.ts": "style sheets",
  "app/bring-part.ts": "files of the build",
  "app/entry-client.tsx": "that the app has started",
  "app/layout/messages.tsx": "the code that draws messages",
  "app/layout/site-menu.tsx": "code of the menu",
  "features/accounts/use-auth-settings.ts": "how one signs in to this deployment",
  "features/cooking-timer/timer-sound.ts": "the way to the loudspeaker, and which melody waits for a touch",
  "features/landing/components/later-offers.tsx": "code of the page",
  "features/shopping-list/open-list.ts": "its keeper closes it with the session",
  "features/shopping-list/pdf/drawn-text.ts": "a typeface",
  "language/words.ts": "formats of the language",
  "platform/answer-store.ts": "that a broken screen forbids keeping answers",
  "platform/chosen-here.ts": "who listens",
  "platform/data-provider.tsx": "the cache, which kept-answers.ts empties for another person",
  "platform/device/alarm-shelf.ts": "the way to a database",
  "platform/device/shared-photo.ts": "the way to a database",
  "platform/install-offer.ts": "the browser's offer to install",
  "platform/measures.ts": "who listens",
  "platform/outbox/open-outbox.ts": "its keeper closes it with the session",
  "platform/pixel.ts": "which page was told of last",
  "platform/plan-followers.ts": "who listens",
  "platform/refresh.ts": "who listens",
  "platform/theme.ts": "who listens",
  "platform/update.ts": "the new version that waits",
  "platform/wake-lock.ts": "why the screen stays on, as long as something is drawn",
  "platform/waker.ts": "times to wake at",
  "platform/worker-address.ts": "the browser's policy for scripts",
  "ui/layers.ts": "what lies over the page, as long as it is drawn",
  "ui/lazy-part.ts": "whether there is a network",
};

interface State {
  readonly path: string;
  readonly name: string;
  readonly code: string;
}

/** What can change in a module: variables, and collections that begin empty. */
const changing =
  /^(?:export )?(?:let (\w+)|const (\w+)(?::[^=\n]+)? = (?:new (?:Map|Set|WeakMap|Array)(?:<[^\n]*>)?\(\)|\[\]|\{\});)/gmu;

function stateOfModules(): readonly State[] {
  return globSync("**/*.{ts,tsx}", { cwd: source })
    .filter((path) => !/^testing\/|\.test\./u.test(path))
    .flatMap((path) => {
      const code = readFileSync(join(source, path), "utf8");
      return [...code.matchAll(changing)].map(([, one, other]) => ({ path, code, name: one ?? other ?? "" }));
    });
}

const isConstant = ({ code, name }: State) =>
  new RegExp(`const ${name}: (?:readonly |Readonly)`, "u").test(code);
const says = ({ code }: State) => /forgetAt\(/u.test(code);

describe("what modules have in memory", () => {
  const known = new Set([
    "platform/memory.ts",
    "platform/app-store.ts",
    "features/profile/components/security/delete-account.tsx",
  ]);
  const all = stateOfModules().filter((state) => !known.has(state.path) && !isConstant(state));

  it("goes with its person, or is the device's own", () => {
    const undeclared = all.filter((state) => !says(state) && ofDevice[state.path] === undefined);
    expect(undeclared.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it("is named as the device's own only where it is there", () => {
    const paths = new Set(all.map(({ path }) => path));
    expect(Object.keys(ofDevice).filter((path) => !paths.has(path))).toEqual([]);
  });

  it("has no other way to hear that somebody left", () => {
    const listening = globSync("**/*.{ts,tsx}", { cwd: source })
      .filter((path) => !path.includes(".test."))
      .filter((path) => readFileSync(join(source, path), "utf8").includes('addEventListener("auth-logout"'));
    expect(listening).toEqual([]);
  });

  it("is in no store of a module that is held by nothing else and says 'with-holder'", () => {
    const wrong = globSync("**/*.{ts,tsx}", { cwd: source }).filter((path) =>
      /^(?:export )?const \w+(?::[^=\n]+)? = createValueStore(?:<[^;]*?>)?\([^;]*"with-holder"/mu.test(
        readFileSync(join(source, path), "utf8"),
      ),
    );
    expect(wrong.filter((path) => !path.endsWith("planner/photos.ts"))).toEqual([]);
  });
});

describe("when somebody leaves", () => {
  beforeEach(() => forgetPerson("left"));

  it("each store begins anew, as its end says, and tells whoever draws it", () => {
    const stores = {
      session: createValueStore("", "session"),
      departure: createValueStore("", "departure"),
      never: createValueStore("", "never"),
    };
    const heard = vi.fn<() => void>();
    stores.session.subscribe(heard);
    const values = () => Object.values(stores).map(({ get }) => get());
    for (const store of Object.values(stores)) store.set("theirs");
    forgetPerson("over");
    expect(values()).toEqual(["", "theirs", "theirs"]);
    forgetPerson("left");
    expect(values()).toEqual(["", "", "theirs"]);
    expect(heard).toHaveBeenCalled();
  });

  it("what is one of each person is made anew, and a guest's stays", () => {
    const storeOf = oneEach((ownerId) => ({ ownerId }));
    const [guest, ada] = [storeOf(null), storeOf("ada")];
    expect([storeOf(null), storeOf("ada")]).toEqual([guest, ada]);
    expect(storeOf("ada")).toBe(ada);
    forgetPerson("over");
    expect(storeOf(null)).toBe(guest);
    expect(storeOf("ada")).not.toBe(ada);
  });

  it("what a module does then is done each time", () => {
    const forget = vi.fn<() => void>();
    forgetAt("session", forget);
    forgetPerson("over");
    forgetPerson("left");
    expect(forget).toHaveBeenCalledTimes(2);
  });
});
