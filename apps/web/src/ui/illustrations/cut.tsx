import { createContext, use, type ReactNode } from "react";
import { cx } from "../cx.ts";

/** By name, not by class: a drawing in a file of its own takes its colours from the page that shows it. */
const papers = {
  ground: "var(--color-art-ground)",
  plate: "var(--color-art-plate)",
  rim: "var(--color-art-rim)",
  cloth: "var(--color-art-cloth)",
  clothDeep: "var(--color-art-cloth-deep)",
  tomato: "var(--color-art-tomato)",
  tomatoDeep: "var(--color-art-tomato-deep)",
  salmon: "var(--color-art-salmon)",
  carrot: "var(--color-art-carrot)",
  carrotDeep: "var(--color-art-carrot-deep)",
  butter: "var(--color-art-butter)",
  butterDeep: "var(--color-art-butter-deep)",
  cream: "var(--color-art-cream)",
  leaf: "var(--color-art-leaf)",
  leafDeep: "var(--color-art-leaf-deep)",
  leafLight: "var(--color-art-leaf-light)",
  plum: "var(--color-art-plum)",
  plumLight: "var(--color-art-plum-light)",
  wood: "var(--color-art-wood)",
  woodDeep: "var(--color-art-wood-deep)",
  bread: "var(--color-art-bread)",
  iron: "var(--color-art-iron)",
  ironLight: "var(--color-art-iron-light)",
} as const;
const shadePaper = "var(--color-art-shade)";

export type PaperTone = keyof typeof papers;

/** How far the piece of table we draw on is turned: the light does not turn with it. */
const TurnContext = createContext(0);

interface AtProps {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  children: ReactNode;
}

/** Lays a thing on the table: its own middle comes to (x, y). */
export function At({ x, y, turn = 0, scale = 1, children }: AtProps) {
  const turned = use(TurnContext) + turn;
  const turning = turn === 0 ? "" : ` rotate(${turn})`;
  const scaling = scale === 1 ? "" : ` scale(${scale})`;
  return (
    <TurnContext value={turned}>
      <g transform={`translate(${x} ${y})${turning}${scaling}`}>{children}</g>
    </TurnContext>
  );
}

/** The shade falls to the lower right, however the piece itself lies. */
function useShadeOffset(lift: number): string {
  const angle = (-use(TurnContext) * Math.PI) / 180;
  const [x, y] = [lift * 0.6, lift];
  const turned = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
  return `translate(${turned.map((value) => Math.round(value * 10) / 10).join(" ")})`;
}

interface CutProps {
  d: string;
  tone: PaperTone;
  /** How far the piece lies above what is under it; 0 is glued flat. */
  lift?: number;
}

/** One piece of paper and the shade it throws: the same outline, moved, in a darker tone. */
export function Cut({ d, tone, lift = 3 }: CutProps) {
  const shade = useShadeOffset(lift);
  return (
    <>
      {lift > 0 && <path d={d} transform={shade} fill={shadePaper} />}
      <path d={d} fill={papers[tone]} />
    </>
  );
}

interface StripProps {
  d: string;
  tone: PaperTone | "shade";
  width: number;
  lift?: number;
}

/** A narrow strip of paper along a line: noodles, stems, handles, written lines. */
export function Strip({ d, tone, width, lift = 0 }: StripProps) {
  const shade = useShadeOffset(lift);
  const shared = {
    d,
    fill: "none",
    strokeWidth: width,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  } as const;
  return (
    <>
      {lift > 0 && <path {...shared} transform={shade} stroke={shadePaper} />}
      <path {...shared} stroke={tone === "shade" ? shadePaper : papers[tone]} />
    </>
  );
}

export interface DrawingProps {
  className?: string;
  /** What the picture shows; without it the drawing is decoration and stays silent. */
  title?: string;
}

interface SceneProps extends DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The sheet everything is laid on. */
export function Scene({ width, height, title, className, children }: SceneProps) {
  const naming =
    title === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": title };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={cx("block h-auto max-w-full", className)} {...naming}>
      {children}
    </svg>
  );
}
