import { describe, expect, it } from "vitest";
import { infusedIn } from "./infused-in.ts";

const told = (text: string): string => infusedIn(text, "garlic oil");

describe("oil that tastes of garlic", () => {
  it("is what the rest is softened in", () => {
    expect(told("Soften leek, garlic oil and tomato in the other oil.")).toBe(
      "Soften leek and tomato in garlic oil and the other oil.",
    );
    expect(told("Take it out; cook fennel and garlic oil in the fat until they slump.")).toBe(
      "Take it out; cook fennel in garlic oil and the fat until they slump.",
    );
    expect(told("Fry the chicken with the garlic oil in the rest of the oil.")).toBe(
      "Fry the chicken in garlic oil and the rest of the oil.",
    );
  });

  it("goes into the pan in the part that was told", () => {
    expect(told("Soften leek and half of the garlic oil in a third of the oil.")).toBe(
      "Soften leek in half of the garlic oil and a third of the oil.",
    );
  });

  it("is warmed where garlic alone was softened", () => {
    expect(told("Soften the garlic oil in a little of the oil, add the tomatoes.")).toBe(
      "Warm the garlic oil and a little of the oil, add the tomatoes.",
    );
    expect(told("Boil the beans, then gild half of the garlic oil in the butter.")).toBe(
      "Boil the beans, then warm half of the garlic oil and the butter.",
    );
  });

  it("stays where no other fat is", () => {
    expect(told("Toss with garlic oil and lemon in a bowl.")).toBe(
      "Toss with garlic oil and lemon in a bowl.",
    );
  });
});
