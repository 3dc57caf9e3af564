import { expect, it } from "vitest";
import { dietaryPart, personalPart, toDraft } from "./draft.ts";

const stored = {
  first_name: "Ada",
  last_name: "Miller",
  gender: null,
  age: 0,
  dietary_preference: "vegan",
  allergies: "peanuts, milk",
  dietary_goals: { vegan: true },
  time_zone: "UTC",
  theme: null,
  measures: null,
  updated_at: null,
} as const;

it("shows what is stored and saves what is shown", () => {
  const draft = toDraft(stored);
  expect(draft).toMatchObject({ gender: "", age: "0", allergies: ["peanuts", "milk"] });
  expect(personalPart(draft)).toEqual({ first_name: "Ada", last_name: "Miller", gender: null, age: 0 });
  expect(dietaryPart(draft)).toMatchObject({
    dietary_preference: "vegan",
    allergies: "peanuts, milk",
    dietary_goals: { vegan: true, lowCarb: false },
  });
});

it("saves an empty age as none", () => {
  expect(personalPart({ ...toDraft(stored), age: " " }).age).toBeNull();
});
