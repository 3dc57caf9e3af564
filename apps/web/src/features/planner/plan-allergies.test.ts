import type { Certificate } from "@meal/domain/chef/plans";
import { expect, it } from "vitest";
import { certificateInWords } from "./certificate-words.ts";
import { allergiesOf, withCheckedAllergies } from "./plan-allergies.ts";

const certificate: Certificate = {
  days: [],
  costCents: 0,
  rulesChecked: [],
  broken: [],
  relaxed: [],
  allergies: ["milk", "peanuts"],
  notUnderstood: [],
  corrections: [],
  preferenceScore: 1,
};
const request = { days: 1, mealsPerDay: 3, allergies: ["Milk"] };

it("a plan names what the server added from the profile, and each allergy once", () => {
  expect(allergiesOf({ days: [], request, certificate })).toEqual(["Milk", "peanuts"]);
});

it("a plan goes on naming them while it is counted again", () => {
  const kept = withCheckedAllergies(request, certificate);
  expect(allergiesOf({ days: [], request: kept, certificate: null })).toEqual(["Milk", "peanuts"]);
});

it("wishes never grow beyond what a request may name", () => {
  const allergies = Array.from({ length: 60 }, (_, at) => `food ${at}`);
  expect(withCheckedAllergies(request, { ...certificate, allergies })).toBe(request);
});

it("the sentence that is printed names no allergy", () => {
  expect(certificateInWords(certificate, request)).not.toMatch(/milk|peanut/iu);
});
