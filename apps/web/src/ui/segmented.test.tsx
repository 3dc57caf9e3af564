import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { Segmented } from "./segmented.tsx";
// oxlint-disable-next-line import/no-unassigned-import -- Choices are looked at as they look.
import "./styles.css";

/** How many choices stand on each line, where the control has so much room. */
async function lines(words: readonly string[], widthPx: number): Promise<readonly number[]> {
  const place = document.body.appendChild(document.createElement("div"));
  place.style.width = `${widthPx}px`;
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const options = words.map((word) => ({ value: word, label: word }));
  root.render(
    <Segmented label={`In ${widthPx}`} options={options} value={words[0] ?? ""} onValueChange={() => {}} />,
  );
  const group = page.getByRole("group", { name: `In ${widthPx}`, exact: true });
  await expect.element(group).toBeInTheDocument();
  const tops = [...group.element().querySelectorAll("label")].map((one) => one.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
}

const wishes = ["Anything", "Lighter", "Quicker", "Cheaper"];

test("four choices stand in one line in the sheet of a usual phone, and two and two on the narrowest", async () => {
  expect(await lines(wishes, 390 - 48)).toEqual([4]);
  expect(await lines(wishes, 320 - 48)).toEqual([2, 2]);
});

test("none of an even number of choices is ever alone on a line beside others", async () => {
  for (const words of [wishes, ["A", "A much longer one", "B", "C"], ["1", "2", "3", "4", "5", "6"]]) {
    for (let width = 120; width <= 400; width += 40) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other, on the same page.
      const counts = await lines(words, width);
      const isOneEach = counts.every((count) => count === 1);
      expect(
        isOneEach || counts.every((count) => count % 2 === 0),
        `${words.join(", ")} in ${width} px: ${counts.join(" and ")}`,
      ).toBe(true);
    }
  }
});

test("three choices break within their words before one of them goes to a line of its own", async () => {
  expect(await lines(["An easy week", "Every meal fresh", "Once for all"], 320 - 48)).toEqual([3]);
});
