/** What a carousel knows. It moves on by itself only while nobody looks closely. */
export interface CarouselState {
  index: number;
  count: number;
  isHovered: boolean;
  isFocused: boolean;
  isHidden: boolean;
  hasReducedMotion: boolean;
  isPaused: boolean;
}

export type CarouselEvent =
  | { type: "tick"; from: number }
  | { type: "step"; by: 1 | -1 }
  | { type: "show"; index: number }
  | { type: "hover" | "focus" | "hide" | "reduceMotion" | "pause"; on: boolean };

export function startCarousel(count: number): CarouselState {
  return {
    index: 0,
    count,
    isHovered: false,
    isFocused: false,
    isHidden: false,
    hasReducedMotion: false,
    isPaused: false,
  };
}

export function isAdvancing(state: CarouselState): boolean {
  const isHeld =
    state.isHovered || state.isFocused || state.isHidden || state.hasReducedMotion || state.isPaused;
  return state.count > 1 && !isHeld;
}

function around(state: CarouselState, index: number): CarouselState {
  return state.count === 0 ? state : { ...state, index: ((index % state.count) + state.count) % state.count };
}

/** A tick counts only for the slide it was started on: one that comes late changes nothing. */
export function carouselTiming(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case "tick":
      return isAdvancing(state) && event.from === state.index ? around(state, state.index + 1) : state;
    case "step":
      return around(state, state.index + event.by);
    case "show":
      return around(state, event.index);
    case "hover":
      return { ...state, isHovered: event.on };
    case "focus":
      return { ...state, isFocused: event.on };
    case "hide":
      return { ...state, isHidden: event.on };
    case "reduceMotion":
      return { ...state, hasReducedMotion: event.on };
    case "pause":
      return { ...state, isPaused: event.on };
    default:
      return event satisfies never;
  }
}
