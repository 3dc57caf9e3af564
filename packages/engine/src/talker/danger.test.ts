import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { reply } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const say = (content: string): string => reply(kitchen, [{ role: "user", content }], testContext);

it("sends whoever swallowed something and gets no air to back blows, and not to a pen for allergies", () => {
  for (const asked of ["my son swallowed a grape and cant breathe", "a bone is stuck in my throat"]) {
    expect(say(asked)).toMatch(/^Call your emergency number now.*back blows/);
    expect(say(asked)).not.toContain("EpiPen");
  }
});

it("sends whoever spilled something boiling over themselves to cool water at once", () => {
  for (const asked of ["i poured boiling water over my hand", "hot oil on my daughters arm, my hand too"])
    expect(say(asked)).toContain("cool running water");
});

it("sends whoever feels sick after eating, or asks what a diabetic should eat, to a professional", () => {
  for (const asked of ["i feel sick after eating old shrimp", "how many carbs should a type 1 diabetic eat"])
    expect(say(asked)).toMatch(/doctor/);
});

it("takes nobody who has a pen, or whose father swells up of shrimp, for one who is in danger now", () => {
  for (const asked of [
    "my son carries an epipen for tree nuts. is pesto safe for him",
    "no shellfish for my dad he swells up, what can i make with half a cabbage",
  ])
    expect(say(asked)).not.toMatch(/^Call your emergency number/);
  for (const asked of [
    "my son ate a cashew and he has an epipen",
    "my friend has an epipen how do i use it",
    "she carries an epipen and just had peanuts",
    "where is his epipen",
    "she has an epipen and her lips are tingling is that ok",
    "my daughter has an epipen, is it ok that she is throwing up",
    "my son carries an epipen, can he have water, he is dizzy",
    "no shellfish for my dad he swells up, he ate some",
    "my dad had shrimp and his face swells up",
  ])
    expect(say(asked)).toMatch(/^Call your emergency number/);
});

it("takes a pen for the allergy that it is for", () => {
  expect(
    say("my son carries an epipen for tree nuts. is pesto safe for him, the green one in a jar"),
  ).toMatch(/pesto.*tree nuts/);
  expect(say("my daughter has an epipen for peanuts, can she eat satay")).toMatch(/^No: satay/);
});

it("judges what is named lactose-free by the diet that is asked about", () => {
  expect(say("is lactose free milk low-calorie?")).toMatch(/low-calorie/);
  expect(say("is lactose free milk low-calorie?")).not.toMatch(/dairy-free/);
  expect(say("is lactose free milk dairy-free?")).toMatch(/not dairy-free/);
});

it("tells lactose from an allergy to milk", () => {
  for (const asked of [
    "is parmesan ok if im lactose intolerant",
    "can i eat parmesan, im lactose intolerant",
    "im lactose intolerant, is old cheddar safe for me",
  ])
    expect(say(asked)).toMatch(/hardly any lactose/);
  const milk = { ...testContext, allergies: ["milk"] };
  const toOne = "is parmesan ok if im lactose intolerant";
  expect(reply(kitchen, [{ role: "user", content: toOne }], milk)).toMatch(/^No: parmesan/i);
  expect(say("im lactose intolerant, is cream ok")).not.toMatch(/hardly any lactose/);
  for (const asked of [
    "my son is allergic to lactose, is parmesan ok",
    "he has a milk allergy, is parmesan ok",
  ])
    expect(say(asked)).toMatch(/^No: parmesan/i);
});

it("calls nobody an ambulance for garlic that turned blue, and for a child that did", () => {
  expect(say("my pickles garlic turned blue!! is it poison?")).not.toMatch(/^Call your emergency/);
  expect(say("my son ate a grape and is turning blue")).toMatch(/^Call your emergency/);
});

it("hears an emergency in whatever was asked before it", () => {
  const asked = ["how many calories in 100 g tofu", "and my son ate a peanut and cannot breathe"];
  const turns = asked.map((content) => ({ role: "user" as const, content }));
  expect(reply(kitchen, turns, testContext)).toMatch(/^Call your emergency/);
});

it("takes nobody who is sick of bagels for ill", () => {
  expect(say("my wife is getting sick of plain bagels, what else")).not.toContain("doctor");
  expect(say("i am getting sick after the chicken")).toContain("doctor");
});

it.each([
  "something vegan, nothing with tofu",
  "something vegan for dinner, nothing with tofu because i always ruin it",
  "My flatmate's vegan and I've said I'll cook for her Tuesday. Something cheap, under half an hour, nothing with tofu because I always ruin it.",
  "ideas for a vegan dinner, no tofu as my friend hates it",
])("gives nobody what shall not be in it: %s", (asked) => {
  const said = say(asked);
  expect(said).toContain("kcal a serving");
  expect(said.toLowerCase()).not.toMatch(/(?<!without |no )\btofu\b/);
});

it("gives nobody the calories of what they asked something else about", () => {
  for (const asked of [
    "why are my mashed potatoes gluey",
    "my whipped cream wont get stiff",
    "why does my rice smell of popcorn",
    "do potatoes go in the refrigerator",
  ])
    expect(say(asked)).not.toContain("kcal");
  expect(say("two eggs and toast")).toContain("kcal");
});

it("tells of no food that it is fine for an animal", () => {
  for (const asked of ["can dogs eat grapes", "my cat ate an onion"])
    expect(say(asked)).toContain("veterinarian");
  expect(say("how many calories in a hot dog")).not.toContain("veterinarian");
});

it("lets nobody with an allergy eat what a spoon, a toaster or a frying oil carried something over to", () => {
  for (const asked of [
    "My girlfriend has celiac and I just stirred her gluten free pasta with the spoon from my normal pasta. Can she still eat it or do I have to throw it away? She's home in 20 min",
    "is it ok to use the same toaster for gluten free bread, my son is celiac",
    "my kid is allergic to nuts, can i just pick the walnuts off the salad",
    "daughter has a peanut allergy, someone stuck a peanut butter knife in the jam, is the jam still ok",
    "i boiled the gluten free pasta in the water from the normal pasta, wife is celiac, ok?",
    "same fryer for shrimp and fries, shellfish allergy, ok?",
    "can i fry her fries in the oil i used for shrimp, she has a shellfish allergy",
  ])
    expect(say(asked)).toMatch(/^That is not safe: what a shared fryer.*should not eat it/);
  expect(
    say("My grandson is coeliac. Do I need a separate toaster and pan for him, or is washing them enough?"),
  ).toMatch(/^A toaster.*have your own of these/);
  for (const asked of [
    "my son is allergic to nuts, how do i cook rice in a pot for 4 people",
    "how long do i fry salmon in a pan from frozen, my kid has an egg allergy",
  ])
    expect(say(asked)).not.toContain("shared fryer");
});

const eatsEverything = { ...testContext, diet: "none", allergies: [] };
const sayToAll = (content: string): string => reply(kitchen, [{ role: "user", content }], eatsEverything);

it("offers nothing of what somebody in the house does not eat, in whichever words they say it", () => {
  for (const asked of [
    "no shellfish for my dad, no pork for my sister. what can i do with half a cabbage",
    "my sister doesn't eat pork. what can i make with half a cabbage",
    "what can i do with half a cabbage without pork",
    "what can i do with half a cabbage, no pork please",
  ]) {
    expect(sayToAll(asked)).toMatch(/^With cabbage: /);
    expect(sayToAll(asked)).not.toMatch(/pork/i);
  }
  for (const asked of ["any ideas for dinner, i dont eat red meat", "dinner ideas, my dad avoids beef"])
    expect(sayToAll(asked)).not.toMatch(/beef|lamb|steak|(?<!chicken )bulgogi/i);
  expect(sayToAll("what can i make with chicken, why not have chicken tonight")).toMatch(/^With chicken: /);
});
