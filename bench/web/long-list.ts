// Long shopping lists, on a phone whose processor is slow.
import { randomUUID } from "node:crypto";
import { devices } from "../../e2e/browser.ts";
import type { launchBrowser } from "../../e2e/launch.ts";
import { signUp } from "../../e2e/person.ts";
import { addItem, openList, tickOf } from "../../e2e/shopping-page.ts";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Context = Awaited<ReturnType<Browser["newContext"]>>;
export type Page = Awaited<ReturnType<Context["newPage"]>>;

const slowdown = 4;
const names = ["potatoes", "řepa", "رمان", "牛乳", "🥑 avocado", "bread", "milk"];
const aisles = ["produce", "bakery", "pantry", "dairy_eggs", "frozen"];

/** A list of so many items, open on a phone that is slowed down from now on. */
export async function openLongList(browser: Browser, origin: string, count: number) {
  const context = await browser.newContext({
    ...devices.phone,
    serviceWorkers: "block",
    baseURL: origin,
  });
  await signUp(context.request, origin);
  await fill(context, count);
  const page = await context.newPage();
  await openList(page);
  await tickOf(page, `${count} `).waitFor({ state: "attached" });
  // What is loaded when it is first needed lies there already.
  await addItem(page, "limes");
  await slowDown(context, page);
  return { context, page };
}

async function fill({ request }: Context, count: number): Promise<void> {
  const operations = Array.from({ length: count }, (_, at) => {
    const name = `${at + 1} ${names[at % names.length]}`;
    const item = { id: randomUUID(), name, quantity: "1", unit: "kg", aisle: aisles[at % aisles.length] };
    return { opId: randomUUID(), operation: { kind: "add", item } };
  });
  const headers = { "x-session-mode": "cookie" };
  const answer = await request.post("/api/shopping-list/operations", { headers, data: { operations } });
  if (!answer.ok()) throw new Error(`The list could not be filled: ${await answer.text()}`);
}

/** Slows the processor of a page down, and answers what else can be asked of it. */
export async function slowDown(context: Context, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return session;
}
