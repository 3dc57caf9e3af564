import { expect, it } from "vitest";
import { onceForText } from "./once-for.ts";

const counted = (most?: number) => {
  const asked: string[] = [];
  const ask = onceForText((text) => {
    asked.push(text);
    return text.length;
  }, most);
  return { asked, ask };
};

it("asks once for a text, also where nothing came of it", () => {
  const asked: string[] = [];
  const ask = onceForText((text) => void asked.push(text));
  for (const text of ["salt", "salt"]) expect(ask(text)).toBeUndefined();
  expect(asked).toEqual(["salt"]);
});

it("remembers what was asked for lately, and lets go of the rest, however many texts come", () => {
  const { asked, ask } = counted(3);
  for (let round = 0; round < 100; round += 1) {
    expect(ask("salt")).toBe(4);
    expect(ask(`food ${round}`)).toBe(`food ${round}`.length);
  }
  // Asked for again and again, salt is never let go of.
  expect(asked.filter((text) => text === "salt")).toHaveLength(1);
  ask("food 99");
  expect(asked).toHaveLength(101);
  ask("food 0");
  expect(asked).toHaveLength(102);
});
