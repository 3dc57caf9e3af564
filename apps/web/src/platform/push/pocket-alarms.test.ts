import { openBook, takeByPush } from "@meal/domain/cooking-timer/alarm-book";
import { describe, expect, it } from "vitest";
import type { PocketBook, SpokenRing } from "../device/alarm-shelf.ts";
import { pocketAlarms, type ToldPlan } from "./pocket-alarms.ts";

const start = 1_800_000_000_000;
const device = { endpoint: "https://push.example.net/1", p256dh: "key", auth: "auth" };

function ringAt(at: number, stepIndex = 1): SpokenRing {
  return { alarm: "step", stepIndex, at, id: 1, title: "Next Step Ready!", body: "Time to start: Stir" };
}

/** A browser with a page, a worker, and a server that hears what the network lets through. */
class Browser {
  now = start;
  isOn = true;
  isBroken = false;
  isSubscribed = true;
  readonly told: ToldPlan[] = [];
  readonly rung: string[] = [];
  /** What comes of telling the server, one time after the other; then it is told. */
  readonly network: ("again" | "never")[] = [];
  readonly waited: number[] = [];
  #book: PocketBook = openBook();

  readonly page = pocketAlarms({
    isOn: () => this.isOn,
    device: async () => (this.isSubscribed ? device : undefined),
    change: async (step) => this.#change(step),
    tell: async (plan) => {
      const outcome = this.network.shift() ?? "told";
      if (outcome === "told") this.told.push(plan);
      return outcome;
    },
    now: () => this.now,
    wait: async (ms) => void this.waited.push(ms),
    failed: () => {},
  });

  /** A push reaches the worker. */
  push(ring: SpokenRing): void {
    const rings = this.#change((book) => {
      const taken = takeByPush(book, ring);
      return [taken.book, taken.ring !== undefined];
    });
    if (rings) this.rung.push("worker");
  }

  async settle(): Promise<void> {
    for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
  }

  #change<Answer>(step: (book: PocketBook) => readonly [PocketBook, Answer]): Answer {
    if (this.isBroken) throw new Error("The browser keeps nothing.");
    const [book, answer] = step(this.#book);
    this.#book = book;
    return answer;
  }

  ring(): void {
    this.page.due(() => void this.rung.push("page"));
  }
}

const alarmsOf = (plan: ToldPlan | undefined) => plan?.alarms.map(({ at }) => at - start);

describe("alarms in a pocket", () => {
  it("are told to the server, all that lie ahead, and never what is cooked", async () => {
    const browser = new Browser();
    browser.page.plan([ringAt(start - 1000), ringAt(start + 60_000, 2), ringAt(start + 90_000, 3)]);
    await browser.settle();
    expect(browser.told).toEqual([
      {
        device,
        version: start,
        alarms: [
          { alarm: "step", stepIndex: 2, at: start + 60_000, inMs: 60_000 },
          { alarm: "step", stepIndex: 3, at: start + 90_000, inMs: 90_000 },
        ],
      },
    ]);
  });

  it("are told once, anew where the timer changes, and none where it ends", async () => {
    const browser = new Browser();
    const plan = async (...rings: readonly SpokenRing[]) => {
      browser.page.plan(rings);
      await browser.settle();
    };
    await plan();
    expect(browser.told).toEqual([]);
    await plan(ringAt(start + 60_000));
    await plan(ringAt(start + 60_000));
    await plan(ringAt(start + 120_000));
    await plan();
    await plan();
    expect(browser.told.map(alarmsOf)).toEqual([[60_000], [120_000], []]);
    const versions = browser.told.map(({ version }) => version);
    expect(versions.toSorted((one, other) => one - other)).toEqual(versions);
    expect(new Set(versions).size).toBe(3);
  });

  it("are told again where the network is bad, and no more once there are newer ones", async () => {
    const browser = new Browser();
    browser.network.push("again", "again");
    browser.page.plan([ringAt(start + 60_000)]);
    browser.page.plan([ringAt(start + 120_000)]);
    await browser.settle();
    expect(browser.told.map(alarmsOf)).toEqual([[120_000]]);
    expect(browser.waited.length).toBeGreaterThan(0);
    browser.network.push("never");
    browser.page.plan([ringAt(start + 180_000)]);
    await browser.settle();
    expect(browser.told).toHaveLength(1);
  });

  it("ring on the page that is awake, and a push behind it is silent", async () => {
    const browser = new Browser();
    const first = ringAt(start + 60_000);
    browser.page.plan([first, ringAt(start + 90_000, 2)]);
    await browser.settle();
    browser.now = start + 60_000;
    browser.page.plan([ringAt(start + 90_000, 2)]);
    browser.ring();
    await browser.settle();
    browser.push(first);
    browser.push(first);
    expect(browser.rung).toEqual(["page"]);
    expect(browser.told.map(alarmsOf)).toEqual([[60_000, 90_000], [90_000]]);
  });

  it("ring in the worker where the page sleeps, and the page that wakes up is silent about that one alone", async () => {
    const browser = new Browser();
    const [first, second] = [ringAt(start + 60_000), ringAt(start + 90_000, 2)];
    browser.page.plan([first, second]);
    await browser.settle();
    browser.now = start + 65_000;
    browser.push(first);
    browser.push(first);
    browser.page.plan([second]);
    browser.ring();
    await browser.settle();
    expect(browser.rung).toEqual(["worker"]);
    browser.now = start + 91_000;
    browser.page.plan([]);
    browser.ring();
    await browser.settle();
    expect(browser.rung).toEqual(["worker", "page"]);
  });

  it("ring once for a page that was closed over them and opens again", async () => {
    const browser = new Browser();
    const both = [ringAt(start + 60_000), ringAt(start + 90_000, 2)];
    browser.page.plan(both);
    await browser.settle();
    browser.now = start + 100_000;
    browser.push(ringAt(start + 90_000, 2));
    browser.page.plan(both);
    browser.page.plan([]);
    browser.ring();
    await browser.settle();
    expect(browser.rung).toEqual(["worker"]);
  });

  it("ring on the page where no push comes, where nobody agreed to pushes, and where the browser keeps nothing", async () => {
    const browser = new Browser();
    browser.page.plan([ringAt(start + 60_000)]);
    await browser.settle();
    browser.now = start + 60_000;
    browser.page.plan([]);
    browser.ring();
    await browser.settle();
    expect(browser.rung).toEqual(["page"]);
    browser.isBroken = true;
    browser.ring();
    await browser.settle();
    expect(browser.rung).toHaveLength(2);
    browser.isOn = false;
    browser.ring();
    expect(browser.rung).toHaveLength(3);
  });

  it("stay the page's where the browser has no subscription", async () => {
    const browser = new Browser();
    browser.isSubscribed = false;
    browser.page.plan([ringAt(start + 60_000)]);
    await browser.settle();
    expect(browser.told).toEqual([]);
  });
});
