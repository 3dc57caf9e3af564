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

it("tells of no food that it is fine for an animal", () => {
  for (const asked of ["can dogs eat grapes", "my cat ate an onion"])
    expect(say(asked)).toContain("veterinarian");
  expect(say("how many calories in a hot dog")).not.toContain("veterinarian");
});
