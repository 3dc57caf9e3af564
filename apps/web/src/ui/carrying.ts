/** How far a press may wander and still be a press. */
const slopPx = 8;
/** A finger that rests this long lifts what it is on; one that goes on at once scrolls. */
const holdMs = 350;
/** This near to an edge the page scrolls along. */
const edgePx = 80;
const scrollStepPx = 10;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Told what was carried, and to which place. */
export type OnMove = (item: string, place: string) => void;

/** One press on something that can be carried, until it is let go. */
export class Carrying {
  isLifted = false;
  readonly #area: HTMLElement;
  readonly #item: HTMLElement;
  readonly #onMove: OnMove;
  readonly #abort = new AbortController();
  readonly #start: Point;
  #at: Point;
  /** Where in the item the pointer holds it. */
  #grip: Point = { x: 0, y: 0 };
  #shift: Point = { x: 0, y: 0 };
  #place: HTMLElement | undefined;

  constructor(area: HTMLElement, item: HTMLElement, event: PointerEvent, onMove: OnMove) {
    this.#area = area;
    this.#item = item;
    this.#onMove = onMove;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#at = this.#start;
    this.#listen(event.pointerId, event.pointerType === "touch");
  }

  #listen(pointerId: number, isFinger: boolean): void {
    const { signal } = this.#abort;
    const own = (react: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === pointerId) react(event);
    };
    const handleMove = own(({ clientX, clientY }) => this.#moveTo({ x: clientX, y: clientY }, isFinger));
    addEventListener("pointermove", handleMove, { signal });
    addEventListener(
      "pointerup",
      own(() => this.#drop()),
      { signal },
    );
    addEventListener(
      "pointercancel",
      own(() => this.putBack()),
      { signal },
    );
    addEventListener("blur", () => this.putBack(), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.putBack(), { signal });
    if (!isFinger) return;
    const timer = setTimeout(() => this.#lift(), holdMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  #moveTo(at: Point, isFinger: boolean): void {
    this.#at = at;
    const hasWandered = Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > slopPx;
    if (this.isLifted || !hasWandered) return;
    if (isFinger) this.putBack();
    else this.#lift();
  }

  #lift(): void {
    this.isLifted = true;
    const { left, top } = this.#item.getBoundingClientRect();
    this.#grip = { x: this.#start.x - left, y: this.#start.y - top };
    this.#item.dataset["moving"] = "";
    Object.assign(this.#item.style, { pointerEvents: "none", transition: "none" });
    this.#follow();
  }

  /** Every frame: the page may scroll under a pointer that stands still. */
  #follow(): void {
    if (this.#abort.signal.aborted) return;
    scrollNearEdge(this.#area, this.#at);
    const { left, top } = this.#item.getBoundingClientRect();
    this.#shift = {
      x: this.#shift.x + this.#at.x - this.#grip.x - left,
      y: this.#shift.y + this.#at.y - this.#grip.y - top,
    };
    this.#item.style.translate = `${this.#shift.x}px ${this.#shift.y}px`;
    this.#pointOut(this.#placeUnder());
    requestAnimationFrame(() => this.#follow());
  }

  #placeUnder(): HTMLElement | undefined {
    const under = document.elementFromPoint(this.#at.x, this.#at.y);
    const place = under?.closest<HTMLElement>("[data-move-place]") ?? undefined;
    // What is carried may be a place for others itself, and lies in one.
    const isElsewhere = place?.contains(this.#item) === false;
    return isElsewhere && this.#area.contains(place) ? place : undefined;
  }

  #pointOut(place: HTMLElement | undefined): void {
    if (place === this.#place) return;
    delete this.#place?.dataset["over"];
    if (place !== undefined) place.dataset["over"] = "";
    this.#place = place;
  }

  #drop(): void {
    const place = this.isLifted ? this.#placeUnder() : undefined;
    if (this.isLifted) swallowClick();
    this.putBack();
    const [from, to] = [this.#item.dataset["moveItem"], place?.dataset["movePlace"]];
    if (from !== undefined && to !== undefined) this.#onMove(from, to);
  }

  /** Lets go without moving anything. */
  putBack(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    this.isLifted = false;
    this.#pointOut(undefined);
    delete this.#item.dataset["moving"];
    Object.assign(this.#item.style, { pointerEvents: "", transition: "", translate: "" });
  }
}

function scrollNearEdge(area: HTMLElement, at: Point): void {
  const { left, width } = area.getBoundingClientRect();
  area.scrollBy({ left: stepTowards(at.x - left, width), behavior: "instant" });
  scrollBy({ top: stepTowards(at.y, innerHeight), behavior: "instant" });
}

function stepTowards(at: number, length: number): number {
  if (at < edgePx) return -scrollStepPx;
  return at > length - edgePx ? scrollStepPx : 0;
}

/** The browser makes a click of a press and its release; carrying something is none. */
function swallowClick(): void {
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
