import { cx } from "./cx.ts";
import { addressOf, Drawing, type DrawingProps, usualShape } from "./drawing.tsx";

/**
 * A drawing further down a page that is written at build time. It is fetched after the first paint
 * (`app/later-drawings.ts`), so that what is in sight comes first; without any script it is there like the others.
 */
export function LaterDrawing(props: DrawingProps) {
  const { name, shape = usualShape, className } = props;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${shape.join(" ")}`}
        className={cx("block max-w-full noscript:hidden", className)}
      >
        <use ref={show} data-href={addressOf(name)} />
      </svg>
      <noscript>
        <Drawing {...props} />
      </noscript>
    </>
  );
}

/** What the page has fetched by itself is left as it is. */
function show(use: SVGUseElement | null): void {
  if (use?.hasAttribute("href") === false) use.setAttribute("href", use.dataset["href"] ?? "");
}
