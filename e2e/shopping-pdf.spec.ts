import { savePlan } from "./kitchen.ts";
import { readPdf } from "./pdf-viewer.ts";
import { signUp } from "./person.ts";
import { addItem, choose, openList, tickOf } from "./shopping-page.ts";
import { expect, test } from "./test.ts";

test("a plan becomes a list, is ticked in the shop, and goes on paper in every script", async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  await signUp(context.request, baseURL ?? "");
  await savePlan(context.request, "This week");
  await openList(page);
  await expect(page.getByText("Follows your plan “This week”")).toBeVisible();
  for (const name of ["crème fraîche", "řepa", "رمان", "牛乳", "🥑 dip"]) await addItem(page, name);
  await tickOf(page, "crème fraîche").click();
  await expect(tickOf(page, "crème fraîche")).toBeChecked();
  const downloading = page.waitForEvent("download");
  await choose(page, "Export PDF");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("shopping-list.pdf");
  const { size, pages, picture, isColourful } = await readPdf(context, await download.path());
  await testInfo.attach("shopping-list.png", { body: picture, contentType: "image/png" });
  expect(size).toEqual([595.28, 841.89]);
  expect(isColourful).toBe(true);
  const text = pages.join("\n");
  for (const words of ["Shopping list", "crème fraîche", "řepa", "رمان", "牛乳", "dip", "1 unit"]) {
    expect(text).toContain(words);
  }
});
