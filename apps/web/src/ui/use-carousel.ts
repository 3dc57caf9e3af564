import { useEffect, useLayoutEffect, useReducer, useRef, useSyncExternalStore, type RefObject } from "react";
import {
  carouselTiming,
  isAdvancing,
  startCarousel,
  type CarouselEvent,
  type CarouselState,
} from "./carousel-timing.ts";

/** Follows the tab and the person's wish for less motion. */
function watchSurroundings(send: (event: CarouselEvent) => void): () => void {
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const readMotion = () => send({ type: "reduceMotion", on: motion.matches });
  const readHidden = () => send({ type: "hide", on: document.hidden });
  readMotion();
  readHidden();
  motion.addEventListener("change", readMotion);
  document.addEventListener("visibilitychange", readHidden);
  return () => {
    motion.removeEventListener("change", readMotion);
    document.removeEventListener("visibilitychange", readHidden);
  };
}

/** Slides that are repeated at each end, so that the track goes on where it ends. */
const copiesAtEachEnd = 2;

interface Track {
  element: HTMLElement;
  count: number;
  /** How many copies stand before the first slide. */
  lead: number;
}

interface Journey {
  /** Which slide is drawn as the current one. */
  shown: number;
  /** Where the carousel itself is scrolling to; null once it is there, or when a person takes over. */
  heading: number | null;
}

/** The track is positioned, so offsets are measured from its own edge. */
function placesOf({ element }: Track): { left: number }[] {
  const slides = [...element.children].filter((child) => child instanceof HTMLElement);
  return slides.map((slide) => ({
    left: slide.offsetLeft - (element.clientWidth - slide.clientWidth) / 2,
  }));
}

function nearest(track: Track, places: readonly { left: number; child: number }[]): number {
  const distance = (place: { left: number }) => Math.abs(place.left - track.element.scrollLeft);
  return places.toSorted((a, b) => distance(a) - distance(b))[0]?.child ?? 0;
}

function slideOfChild({ count, lead }: Track, child: number): number {
  return count === 0 ? 0 : (child - lead + count) % count;
}

/** Which child stands in the middle of what is in sight. */
function childInSight(track: Track): number {
  return nearest(
    track,
    placesOf(track).map(({ left }, child) => ({ left, child })),
  );
}

function scrollToChild(track: Track, child: number, behavior: ScrollBehavior) {
  const place = placesOf(track)[child];
  if (place !== undefined) track.element.scrollTo({ left: place.left, behavior });
}

/** What stands at a copy goes on from its slide, which looks the same. */
function leaveCopy(track: Track) {
  const child = childInSight(track);
  const home = slideOfChild(track, child) + track.lead;
  if (child !== home) scrollToChild(track, home, "instant");
}

/** Goes to the nearest of a slide and its copies: from the last slide on to the first, never all the way back. */
function scrollToSlide(track: Track, index: number, behavior: ScrollBehavior) {
  const places = placesOf(track).map(({ left }, child) => ({ left, child }));
  const candidates = places.filter(({ child }) => slideOfChild(track, child) === index);
  scrollToChild(track, nearest(track, candidates), behavior);
}

/** For browsers that do not say when scrolling ends. */
const restMs = 140;

/**
 * Tells which slide stands in the middle once a swipe has come to rest; a copy gives way to its slide.
 * While the carousel is on its own way, the end of an earlier scroll may still arrive, and says nothing.
 */
function watchSwipes(track: Track, journey: Journey, onRest: (index: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const index = slideOfChild(track, childInSight(track));
    if (journey.heading !== null && journey.heading !== index) return;
    journey.heading = null;
    leaveCopy(track);
    // Said again it would undo a step that has been taken and is not drawn yet.
    if (index !== journey.shown) onRest(index);
  };
  const takeOver = () => {
    journey.heading = null;
  };
  const touches = ["pointerdown", "touchstart", "wheel", "keydown"] as const;
  for (const name of touches) track.element.addEventListener(name, takeOver, { passive: true });
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, restMs);
  };
  const [event, listener] =
    "onscrollend" in window ? (["scrollend", settle] as const) : (["scroll", wait] as const);
  track.element.addEventListener(event, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    track.element.removeEventListener(event, listener);
    for (const name of touches) track.element.removeEventListener(name, takeOver);
  };
}

const neverChanges = () => () => undefined;

/** False in prerendered pages and while they are taken over; true from then on. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

export interface Carousel {
  state: CarouselState;
  /** It goes on by itself: whoever sees this in the page knows that its time is running. */
  isMoving: boolean;
  send: (event: CarouselEvent) => void;
  trackRef: RefObject<HTMLUListElement | null>;
  /** How many slides to repeat at each end; none before the script runs. */
  copies: number;
}

/** Moves a scrolling track on every few seconds, and follows the finger that moves it. */
export function useCarousel(count: number, intervalMs: number): Carousel {
  const [state, send] = useReducer(carouselTiming, count, startCarousel);
  const isLive = useIsLive();
  const copies = isLive ? Math.min(count, copiesAtEachEnd) : 0;
  const trackRef = useRef<HTMLUListElement>(null);
  const journey = useRef<Journey>({ shown: 0, heading: null });
  const isMoving = isAdvancing(state);
  const { index, hasReducedMotion } = state;

  useEffect(() => watchSurroundings(send), []);
  useLayoutEffect(() => {
    const element = trackRef.current;
    if (element === null || copies === 0) return undefined;
    const track = { element, count, lead: copies };
    scrollToChild(track, copies, "instant");
    return watchSwipes(track, journey.current, (inSight) => send({ type: "show", index: inSight }));
  }, [count, copies]);
  useLayoutEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => send({ type: "tick", from: index }), intervalMs);
    return () => clearTimeout(timer);
  }, [isMoving, index, intervalMs]);
  useLayoutEffect(() => {
    journey.current.shown = index;
    const element = trackRef.current;
    if (element === null || copies === 0) return;
    const track = { element, count, lead: copies };
    // What is in sight while it is on its way to another slide does not stay there.
    if (journey.current.heading === null && slideOfChild(track, childInSight(track)) === index) return;
    journey.current.heading = index;
    leaveCopy(track);
    scrollToSlide(track, index, hasReducedMotion ? "instant" : "smooth");
  }, [count, copies, index, hasReducedMotion]);

  return { state, isMoving, send, trackRef, copies };
}
