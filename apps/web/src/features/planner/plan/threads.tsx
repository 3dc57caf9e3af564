import type { PlanDay } from "@meal/domain/chef/plans";
import { useLayoutEffect, useRef, useState } from "react";

interface ThreadsProps {
  readonly days: readonly PlanDay[];
}

/** From the dish that is cooked to each meal that is left over from it. The cards say the same in words. */
export function Threads({ days }: ThreadsProps) {
  const canvas = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<readonly string[]>([]);
  const pairs = days.flatMap(({ meals }) =>
    meals.flatMap(({ id, leftoverOf }) => (leftoverOf === undefined ? [] : [`${leftoverOf} ${id}`])),
  );
  // Where the cards stand follows from the order of all meals.
  const order = days.map(({ meals }) => meals.map(({ id }) => id).join(" ")).join("/");
  const key = `${pairs.join(",")}|${order}`;
  useLayoutEffect(() => {
    const frame = canvas.current;
    const area = frame?.parentElement;
    if (frame === null || area === null || area === undefined) return undefined;
    const [tied = ""] = key.split("|");
    const draw = () => {
      const known = tied.split(",").filter(Boolean);
      setPaths([...new Set(known.map((pair) => pathOf(area, pair)))]);
    };
    const watch = new ResizeObserver(draw);
    watch.observe(area);
    return () => watch.disconnect();
  }, [key]);
  return (
    <svg
      ref={canvas}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 size-full overflow-visible max-md:hidden"
    >
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="1 6"
          className="stroke-herb"
        />
      ))}
    </svg>
  );
}

/**
 * From the right edge of one card to the left edge of the other; nothing where the two do not stand side by side. Over a day
 * between them it goes as if behind it, since its words are read there.
 */
function pathOf(area: Element, pair: string): string {
  const { left, top } = area.getBoundingClientRect();
  const [from, to] = pair
    .split(" ")
    .map((id) => area.querySelector(`[data-move-item="${CSS.escape(id)}"]`)?.getBoundingClientRect());
  if (from === undefined || to === undefined || to.left < from.right || to.width === 0) return "";
  const columns = Math.round((to.left - from.left) / (from.width + USUAL_GAP));
  const gap = (to.left - from.left) / Math.max(1, columns) - from.width;
  const [x1, y1] = [from.right - left + 2, from.top + 12 - top];
  const [x2, y2] = [to.left - left - 4, to.top + 12 - top];
  const end = columns > 1 ? x1 + gap - 6 : x2;
  const half = Math.max(6, (end - x1) / 2);
  const again = columns > 1 ? `M${x2 - gap + 8} ${y2}H${x2}` : "";
  return `M${x1} ${y1}C${x1 + half} ${y1} ${end - half} ${y2} ${end} ${y2}${again}`;
}

/** About how far the cards of two days stand apart, in pixels; just enough to tell how many days lie between. */
const USUAL_GAP = 24;
