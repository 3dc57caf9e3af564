import { array, assert, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { interleave, type WorkStep } from "./interleave.ts";

const work = (hands: number, waitingMinutes = 0): WorkStep => ({
  minutes: hands + waitingMinutes,
  waitingMinutes,
  isServing: false,
});

const told = (...dishes: readonly (readonly WorkStep[])[]): string =>
  interleave(dishes)
    .map(({ dish, step }) => `${"ab"[dish] ?? "?"}${step + 1}`)
    .join(" ");

describe("the order of work on several dishes", () => {
  it("fills what goes by itself at the end of a step with the work on another dish", () => {
    const [bake, soup] = [work(5, 45), work(40)];
    expect(told([bake], [soup])).toBe("a1 b1");
    expect(told([soup], [bake])).toBe("b1 a1");
    expect(told([work(10), bake, work(5)], [work(20), work(15)])).toBe("a1 a2 b1 b2 a3");
  });

  it("begins the shorter wait later, so that nothing stands and grows cold", () => {
    expect(told([work(2, 60)], [work(2, 20)], [])).toBe("a1 b1");
    expect(told([work(2, 20)], [work(2, 60)], [])).toBe("b1 a1");
  });

  it("names each step once, each dish in its own order, whatever the minutes", () => {
    const minutes = record({ hands: integer({ min: 0, max: 60 }), waits: integer({ min: 0, max: 90 }) });
    const dishes = array(array(minutes, { maxLength: 6 }), { minLength: 1, maxLength: 3 });
    assert(
      property(dishes, (given) => {
        const steps = given.map((dish) => dish.map(({ hands, waits }) => work(hands, waits)));
        const order = interleave(steps);
        const own = steps.map((_, at) => order.filter(({ dish }) => dish === at).map(({ step }) => step));
        expect(own).toEqual(steps.map((dish) => dish.map((_, at) => at)));
      }),
    );
  });
});
