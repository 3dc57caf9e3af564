import { ClosingCall } from "./components/professional/closing-call.tsx";
import { FeatureRows } from "./components/professional/feature-rows.tsx";
import { Hero } from "./components/professional/hero.tsx";
import { PressStrip } from "./components/professional/press-strip.tsx";
import { Pricing } from "./components/professional/pricing.tsx";
import { Questions } from "./components/professional/questions.tsx";
import { Stats } from "./components/professional/stats.tsx";
import { Testimonials } from "./components/professional/testimonials.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** spec: the marketing page: what the product does, what speaks for it, what it costs. */
export function ProfessionalPage() {
  const mark = useScrolled();
  return (
    <>
      <span ref={mark} aria-hidden="true" className="pointer-events-none absolute top-0 h-2.5 w-px" />
      <Hero />
      <PressStrip />
      <FeatureRows />
      <Stats />
      <Testimonials />
      <Pricing />
      <Questions />
      <ClosingCall />
    </>
  );
}
