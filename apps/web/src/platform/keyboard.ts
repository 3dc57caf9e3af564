/** As much as a keyboard covers at least; bars of a browser that come and go are lower. */
const leastPx = 100;
/** So much room a field keeps to the edge of what is seen. */
const roomPx = 24;

type View = Pick<VisualViewport, "height" | "offsetTop" | "scale" | "addEventListener">;

/**
 * Browsers lay the keyboard over the page without telling its layout. What lies at the edges of the screen asks
 * `--keyboard`, `--seen-top` and `--seen` instead (ui/base.css), and the field that is written in is brought into sight.
 */
export function followKeyboard(view: View | null = window.visualViewport): void {
  if (view === null) return;
  const { documentElement: page } = document;
  const look = () => {
    const covered = page.clientHeight - view.offsetTop - view.height;
    // Whoever has enlarged the page sees a piece of it, and moves that by themselves.
    const isOpen = view.scale < 1.05 && covered + view.offsetTop >= leastPx && fieldInUse() !== undefined;
    const places = isOpen ? [covered, view.offsetTop, view.height] : [];
    for (const [at, name] of ["--keyboard", "--seen-top", "--seen"].entries()) {
      const px = places[at];
      if (px === undefined) page.style.removeProperty(name);
      else page.style.setProperty(name, `${Math.max(0, Math.round(px))}px`);
    }
    page.toggleAttribute("data-covered", isOpen);
    if (isOpen) requestAnimationFrame(() => showField(view));
  };
  view.addEventListener("resize", look);
  view.addEventListener("scroll", look);
  addEventListener("resize", look);
  look();
}

/** Brings what is written in back into what is seen of the page, and of the sheet that it scrolls in. */
export function showField({ offsetTop, height }: Pick<View, "offsetTop" | "height">): void {
  const field = fieldInUse();
  if (field === undefined) return;
  const { top, bottom } = field.getBoundingClientRect();
  const around = frameAround(field);
  const isSeen =
    top >= Math.max(offsetTop, around.top) && bottom <= Math.min(offsetTop + height - roomPx, around.bottom);
  if (!isSeen) field.scrollIntoView({ block: "center", behavior: "instant" });
}

/** What is seen of what scrolls around it: buttons may stay in sight below. */
function frameAround(field: Element): Pick<DOMRect, "top" | "bottom"> {
  for (let part = field.parentElement; part !== null; part = part.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(part).overflowY) && part !== document.body)
      return part.getBoundingClientRect();
  return { top: -Infinity, bottom: Infinity };
}

function fieldInUse(): Element | undefined {
  const { activeElement: field } = document;
  return field?.matches("input, textarea, [contenteditable]") === true ? field : undefined;
}
