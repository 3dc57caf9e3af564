import { expect, it } from "vitest";
import { contractEndpoints, nameOf } from "../contract-endpoints.ts";
import { Knowledge } from "./knowledge.ts";
import { randomChoices } from "./random-choices.ts";
import { randomFrom } from "./random.ts";
import { validInput } from "./valid-input.ts";

const endpoints = await contractEndpoints();

/** A row of numbers that is the same at every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function inputs(seed: number) {
  const author = {
    mark: "marked",
    email: "anna@example.org",
    password: "secret of anna",
    knowledge: new Knowledge(endpoints, "marked"),
  };
  const random = randomFrom(numbers(seed));
  return endpoints.map((endpoint) => validInput(endpoint, randomChoices(random, author, endpoint.path)));
}

it("an input that its schemas take is found for every endpoint, a new one too", () => {
  expect(endpoints.length).toBeGreaterThan(100);
  for (let seed = 1; seed <= 40; seed += 1) expect(inputs(seed)).toHaveLength(endpoints.length);
});

it("the same seed makes the same inputs", () => {
  expect(inputs(7)).toEqual(inputs(7));
  expect(inputs(7)).not.toEqual(inputs(8));
});

it("no two endpoints of the contract have one address", () => {
  const names = endpoints.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
});
