import { cook, openHistory } from "./cooked-meals.ts";
import { answersAreKept } from "./kitchen.ts";
import { type Person, signUp } from "./person.ts";
import { expect, open, test as base } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

test.describe("without a network", () => {
  test.use(withWorker);
  // The browser itself notes every call that found no network.
  test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

  test("the history of the last visit opens", async ({ page, context }) => {
    await cook(context.request, "Chickpea stew");
    await open(page, "/cooking-timer");
    await expect((await openHistory(page)).getByRole("article")).toHaveCount(1);
    await appIsKept(page);
    await answersAreKept(page, "Chickpea stew");
    await context.setOffline(true);
    await open(page, "/cooking-timer");
    const shown = await openHistory(page);
    await expect(shown.getByText("Chickpea stew", { exact: true })).toBeVisible();
    await expect(shown.getByText("You are offline. Rating and removing need a connection.")).toBeVisible();
    await expect(shown.getByRole("radio", { name: "Good" })).toBeDisabled();
  });
});
