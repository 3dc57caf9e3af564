const fingerPx = 48;
const controls = "a[href], button, summary, input, select, textarea, [role=tab]";

/**
 * Buttons, links and fields that a finger may miss: where less than 48 px in either direction answer to it. What answers
 * is asked of the browser point by point, so that room around a button counts, and what lies over it does not. Links
 * within a sentence are as high as its lines.
 */
export function smallTargets(): string {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => complaintAbout(one))
    .filter((words) => words !== undefined)
    .join("\n");
}

function complaintAbout(one: HTMLElement): string | undefined {
  one.scrollIntoView({ block: "center", inline: "center" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  // What is drawn for screen readers alone, or lies under something else, is nothing to press.
  if (width < 2 || height < 2 || !isAnsweredBy(one, x, y)) return undefined;
  const reach = (dx: number, dy: number) => {
    let far = 0;
    while (far < fingerPx && isAnsweredBy(one, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
    return far;
  };
  const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
  const isRow = one.dataset["inRow"] !== undefined;
  if (high >= fingerPx && (wide >= fingerPx || isRow)) return undefined;
  return `${one.getAttribute("aria-label") ?? one.outerHTML.slice(0, 150)} answers on ${wide} × ${high}`;
}

function isAnsweredBy(one: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (one.contains(hit) || hit.closest("label")?.control === one);
}
