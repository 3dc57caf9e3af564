import type { ReactNode } from "react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useCarousel, type Carousel as CarouselParts } from "./use-carousel.ts";
import * as t from "./texts/en/carousel.ts";

export interface Slide {
  id: string;
  title: string;
}

interface CarouselProps<Item extends Slide> {
  label: string;
  slides: readonly Item[];
  renderSlide: (slide: Item, isActive: boolean) => ReactNode;
  intervalMs?: number;
  /** Width of one slide, so that its neighbours show at the edges. */
  slideClass?: string;
  /** For slides with nothing to press: the track itself takes the focus, so that keys can scroll it. */
  isTrackFocusable?: boolean;
}

/** A track that scrolls and snaps: without any script every slide can still be reached. */
export function Carousel<Item extends Slide>(props: CarouselProps<Item>) {
  const { label, slides, renderSlide, intervalMs = 4000, slideClass = "w-[84%] sm:w-96" } = props;
  const { isTrackFocusable = false } = props;
  const parts = useCarousel(slides.length, intervalMs);
  const { state, isMoving, send, trackRef, copies } = parts;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only stops while somebody looks.
    <section
      aria-roledescription={t.carousel}
      aria-label={label}
      data-moving={isMoving}
      className="min-w-0"
      onPointerEnter={(event) => event.pointerType === "mouse" && send({ type: "hover", on: true })}
      onPointerLeave={() => send({ type: "hover", on: false })}
      onFocus={() => send({ type: "focus", on: true })}
      onBlur={() => send({ type: "focus", on: false })}
    >
      <ul
        ref={trackRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keys.
        tabIndex={isTrackFocusable ? 0 : undefined}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto px-[8%] pt-2 pb-8 [scrollbar-width:none] sm:px-[calc(50%-12rem)]"
      >
        <Copies
          slides={slides.slice(slides.length - copies)}
          renderSlide={renderSlide}
          slideClass={slideClass}
        />
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            aria-label={t.slideOf(index + 1, slides.length, slide.title)}
            className={cx("flex shrink-0 snap-center", slideClass)}
          >
            {renderSlide(slide, index === state.index)}
          </li>
        ))}
        <Copies slides={slides.slice(0, copies)} renderSlide={renderSlide} slideClass={slideClass} />
      </ul>
      <CarouselControls slides={slides} parts={parts} />
    </section>
  );
}

type CopiesProps<Item extends Slide> = Required<
  Pick<CarouselProps<Item>, "slides" | "renderSlide" | "slideClass">
>;

/** Slides shown once more beyond an end: for the eye only. */
function Copies<Item extends Slide>({ slides, renderSlide, slideClass }: CopiesProps<Item>) {
  return slides.map((slide) => (
    <li key={slide.id} inert aria-hidden="true" className={cx("flex shrink-0 snap-center", slideClass)}>
      {renderSlide(slide, false)}
    </li>
  ));
}

function CarouselControls({ slides, parts }: { slides: readonly Slide[]; parts: CarouselParts }) {
  const { state, send } = parts;
  const PauseIcon = state.isPaused ? Play : Pause;
  return (
    <div className="mx-auto flex max-w-xl items-center justify-center gap-1">
      <IconButton
        label={t.previous}
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        className="hidden! sm:inline-grid!"
        onClick={() => send({ type: "step", by: -1 })}
      />
      <div className="flex min-w-0 flex-1 justify-center sm:flex-none">
        {slides.map((slide, index) => (
          <Dot
            key={slide.id}
            title={slide.title}
            isCurrent={index === state.index}
            onPress={() => send({ type: "show", index })}
          />
        ))}
      </div>
      {!state.hasReducedMotion && (
        <IconButton
          label={state.isPaused ? t.play : t.pause}
          icon={<PauseIcon aria-hidden="true" className="size-5" />}
          onClick={() => send({ type: "pause", on: !state.isPaused })}
        />
      )}
      <IconButton
        label={t.next}
        icon={<ChevronRight aria-hidden="true" className="size-6" />}
        className="hidden! sm:inline-grid!"
        onClick={() => send({ type: "step", by: 1 })}
      />
    </div>
  );
}

function Dot({ title, isCurrent, onPress }: { title: string; isCurrent: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      // A row of them has the width of a phone, whatever a finger wants; a swipe does the same.
      data-in-row=""
      aria-label={t.showSlide(title)}
      aria-current={isCurrent ? "true" : undefined}
      onClick={onPress}
      className="grid h-12 max-w-12 min-w-6 flex-1 place-items-center rounded-full sm:w-12 sm:flex-none"
    >
      <span
        className={cx(
          "block h-2.5 rounded-full border border-transparent transition-all",
          isCurrent
            ? "w-6 bg-tomato forced-colors:bg-[Highlight]"
            : "w-2.5 bg-edge forced-colors:border-[ButtonText]",
        )}
      />
    </button>
  );
}
