import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { signIn, signUp } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";

const path = "/api/user-preferences";
const bert = { email: "bert@example.org", password: "secret of bert" };

async function annasBrowser(world: World) {
  const browser = world.browser();
  await signUp(browser);
  return browser;
}

describeAccounts("what a person said about themselves", ({ open }) => {
  it("begins with the names they signed up with, and nothing else", async () => {
    const browser = await annasBrowser(await open());
    expect(await (await browser.get(path)).json()).toEqual({
      first_name: "Anna",
      last_name: "Berg",
      gender: null,
      age: null,
      dietary_preference: "none",
      allergies: "",
      dietary_goals: {},
      time_zone: "UTC",
      theme: null,
      measures: null,
      updated_at: null,
    });
  });

  it("comes back as it was saved", async () => {
    const world = await open();
    const browser = await annasBrowser(world);
    const said = {
      first_name: "Änna",
      last_name: "O'Berg 🍋",
      gender: "female",
      age: 120,
      dietary_preference: "low-fodmap",
      allergies: "peanuts, tree nuts",
      dietary_goals: { vegan: true, lowCarb: false },
      time_zone: "Europe/Prague",
      theme: "system",
      measures: "us",
    };
    const saved = { ...said, updated_at: new Date(world.clock.now()).toISOString() };
    expect(await (await browser.put(path, said)).json()).toEqual(saved);
    expect(await (await browser.get(path)).json()).toEqual(saved);
  });

  it("keeps what a later save leaves out, and takes back what it empties", async () => {
    const browser = await annasBrowser(await open());
    await browser.put(path, { first_name: "Ann", last_name: "", age: 0, gender: "x", allergies: "milk" });
    await browser.put(path, { age: null, gender: " ", time_zone: "Asia/Tokyo" });
    expect(await (await browser.get(path)).json()).toMatchObject({
      first_name: "Ann",
      last_name: "",
      age: null,
      gender: null,
      allergies: "milk",
      time_zone: "Asia/Tokyo",
    });
  });

  it("has on the next device what was chosen last on any of them, and still asks how they eat", async () => {
    const world = await open();
    const laptop = await annasBrowser(world);
    const phone = world.browser();
    await signIn(phone);
    await laptop.put(path, { theme: "dark" });
    await phone.put(path, { measures: "metric" });
    await laptop.put(path, { measures: "us" });
    for (const device of [laptop, phone]) {
      const read = await (await device.get(path)).json();
      expect(read).toMatchObject({ theme: "dark", measures: "us", first_name: "Anna", updated_at: null });
    }
  });

  it("has no goals where the stored ones make no sense", async () => {
    const world = await open();
    const browser = await annasBrowser(world);
    await browser.put(path, { dietary_goals: { balanced: true } });
    await world.database.db.updateTable("user_preferences").set({ dietary_goals: "{nonsense" }).execute();
    expect(await (await browser.get(path)).json()).toMatchObject({ dietary_goals: {} });
  });

  it("is never another person's", async () => {
    const world = await open();
    const anna = await annasBrowser(world);
    const other = world.browser();
    await signUp(other, bert);
    await anna.put(path, { first_name: "Only mine", allergies: "sesame" });
    await other.put(path, { first_name: "Bert" });
    expect(await (await other.get(path)).json()).toMatchObject({ first_name: "Bert", allergies: "" });
    expect(await (await anna.get(path)).json()).toMatchObject({ first_name: "Only mine" });
  });

  it("is for people who signed in", async () => {
    const guest = (await open()).browser();
    await expectProblem(await guest.get(path), "not_signed_in");
    await expectProblem(await guest.put(path, {}), "not_signed_in");
  });
});

const whole = "Age must be a whole number from 0 to 120";

describeAccounts("what makes no sense", ({ open }) => {
  it("is refused, saying what would be right, and changes nothing", async () => {
    const browser = await annasBrowser(await open());
    const refused: readonly [body: unknown, path: string, message: string | RegExp][] = [
      [{ age: -1 }, "body.age", whole],
      [{ age: 121 }, "body.age", whole],
      [{ age: "abc" }, "body.age", whole],
      [{ age: "12" }, "body.age", whole],
      [{ age: 3.5 }, "body.age", whole],
      [{ age: [] }, "body.age", whole],
      [{ first_name: "x".repeat(101) }, "body.first_name", /100/u],
      [{ last_name: 7 }, "body.last_name", /string/u],
      [{ gender: "x".repeat(51) }, "body.gender", /50/u],
      [{ allergies: "x".repeat(1001) }, "body.allergies", /1000/u],
      [{ dietary_preference: "cannibal" }, "body.dietary_preference", /vegetarian/u],
      [{ dietary_goals: { fly: true } }, "body.dietary_goals", /fly/u],
      [{ dietary_goals: { vegan: "yes" } }, "body.dietary_goals.vegan", /boolean/u],
      [{ dietary_goals: null }, "body.dietary_goals", /object/u],
      [{ theme: "sepia" }, "body.theme", /dark/u],
      [{ theme: null }, "body.theme", /light/u],
      [{ measures: "cups" }, "body.measures", /metric/u],
      [{ time_zone: "Mars/Olympus" }, "body.time_zone", "Time zone must be a name such as Europe/Prague"],
      [{ user_id: "somebody" }, "body", /user_id/u],
      [[], "body", /object/u],
      ["text", "body", /object/u],
    ];
    for (const [body, field, message] of refused) {
      const { fields } = await expectProblem(await browser.put(path, body), "invalid_input");
      expect(fields?.[0]?.path).toBe(field);
      expect(fields?.[0]?.message).toMatch(message);
    }
    expect(await (await browser.get(path)).json()).toMatchObject({ updated_at: null, time_zone: "UTC" });
  });
});
