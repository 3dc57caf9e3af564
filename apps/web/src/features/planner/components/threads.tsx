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

/** From the right edge of one card to the left edge of the other; nothing where the two do not stand side by side. */
function pathOf(area: Element, pair: string): string {
  const { left, top } = area.getBoundingClientRect();
  const [from, to] = pair
    .split(" ")
    .map((id) => area.querySelector(`[data-move-item="${CSS.escape(id)}"]`)?.getBoundingClientRect());
  if (from === undefined || to === undefined || to.left < from.right || to.width === 0) return "";
  const [x1, y1] = [from.right - left + 2, from.top + 12 - top];
  const [x2, y2] = [to.left - left - 4, to.top + 12 - top];
  const half = Math.max(6, (x2 - x1) / 2);
  return `M${x1} ${y1}C${x1 + half} ${y1} ${x2 - half} ${y2} ${x2} ${y2}`;
}
