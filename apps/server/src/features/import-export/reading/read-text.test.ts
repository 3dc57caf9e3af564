import { describe, expect, it } from "vitest";
import { readText } from "./read-text.ts";

describe("a pasted recipe", () => {
  it("is read by its headings", () => {
    const text = `# Lentil soup
Warm and quick.
Serves 4
Prep time: 10 minutes | ready
Cook time: 1 hour

**Ingredients:**
- 200 g red lentils
For the top:
* a handful of parsley
[ ] 1 onion

Method
1. Fry the onion.
2) Add the lentils.
Notes
Keeps for 3 days.`;
    expect(readText(text)).toMatchObject({
      name: "Lentil soup",
      description: "Warm and quick.",
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 60,
      ingredients: ["200 g red lentils", "a handful of parsley", "1 onion"],
      steps: ["Fry the onion.", "Add the lentils."],
      notes: "Keeps for 3 days.",
    });
  });

  it("is read by what its lines look like", () => {
    const text =
      "5 minute hummus\n\n1 can chickpeas\n2 tbsp tahini\n½ lemon\n\nBlend everything for 2 minutes. Salt to taste.\nServe it.";
    expect(readText(text)).toMatchObject({
      name: "5 minute hummus",
      ingredients: ["1 can chickpeas", "2 tbsp tahini", "½ lemon"],
      steps: ["Blend everything for 2 minutes. Salt to taste.", "Serve it."],
    });
  });

  it("without its name gets one that can be changed", () => {
    expect(readText("Ingredients\n200 g rice\nSteps\nCook it.")?.name).toBe("Recipe");
    expect(readText("200 g rice\n1 cup milk\nCook it.")).toMatchObject({
      name: "Recipe",
      ingredients: ["200 g rice", "1 cup milk"],
    });
  });

  it("may have its headings in other languages", () => {
    const text = "Linsensuppe\nZutaten für 4 Personen:\n200 g Linsen\nZubereitung\nKochen.\r\nServieren.";
    expect(readText(text)).toMatchObject({ ingredients: ["200 g Linsen"], steps: ["Kochen.", "Servieren."] });
  });

  it.each([
    "",
    "Hello world.",
    "Dear Anna,\nthe soup was wonderful.\nYours",
    "https://example.org/soup",
    "Soup\n\nNotes\nnone",
  ])("is none: %j", (text) => {
    expect(readText(text)).toBeNull();
  });
});
