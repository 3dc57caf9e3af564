import { bothDevices } from "./both-devices.ts";
import { signUp } from "./person.ts";
import { expect, open } from "./test.ts";
import { withModel } from "./with-model.ts";

/** The chef writes with the model and draws by itself. */
const test = withModel({ AI_IMAGE_PROVIDER: "built-in" });

// One server for the whole file.
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ context, model, baseURL }) => {
  model.always({ kind: "stall" });
  await signUp(context.request, baseURL ?? "");
});

for (const { on, tag } of bothDevices) {
  test(
    `a model that stalls between the picture and the recipe is stopped, and the built-in chef writes it, ${on}`,
    { tag },
    async ({ page, model }) => {
      await open(page, "/extra-planner");
      await page.getByRole("textbox", { name: "Recipe name or description" }).fill("Lentil soup");
      await page.getByRole("button", { name: "Generate", exact: true }).click();
      await expect(page.getByText("Step 2 of 2")).toBeVisible();
      await expect.poll(() => model.openSockets()).toBeGreaterThan(0);
      const soup = page.getByRole("article", { name: "Lentil soup" });
      await expect(soup.locator("img")).toBeVisible();
      await page.getByRole("button", { name: "Stop" }).click();
      await expect(page.getByText("You stopped it. The picture is kept.")).toBeVisible();
      model.always({ kind: "status", status: 500 });
      await page.getByRole("button", { name: "Write the recipe" }).click();
      await expect(soup.getByText("kcal")).toBeVisible();
      await expect(soup.getByRole("region", { name: "Ingredients" })).toContainText(/lentil/iu);
    },
  );

  test(
    `an answer that stalls in the middle is stopped, did not count, and is asked again, ${on}`,
    { tag },
    async ({ page, model }) => {
      model.always({ kind: "stall", text: "Boil them. And then " });
      await open(page, "/support");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Chat", exact: true }).click();
      const box = page.getByRole("dialog", { name: "Chat" });
      await box.getByRole("textbox", { name: "Your question" }).fill("How long do I boil eggs?");
      await page.keyboard.press("Enter");
      await expect(box.getByText("Boil them.")).toBeVisible();
      await box.getByRole("button", { name: "Stop", exact: true }).click();
      await expect(
        box.getByText("You stopped this answer. It did not count.", { exact: true }),
      ).toBeVisible();
      model.always({ kind: "text", text: "Boil them for **ten** minutes. <b>Then</b> peel them." });
      await box.getByRole("button", { name: "Try again" }).click();
      // What it has of Markdown and HTML is words.
      await expect(box.getByText("Then", { exact: false }).last()).toContainText("<b>Then</b> peel them.");
      await expect(box.getByText("2 of 3 free messages left")).toBeVisible();
    },
  );
}
