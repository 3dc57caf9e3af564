import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Carousel } from "../../../ui/carousel.tsx";
import { featureDrawings } from "./drawings.tsx";
import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

type SlideOfDrawing = (typeof featureDrawings)[number];

function renderSlide({ title, Drawing }: SlideOfDrawing, isActive: boolean) {
  return (
    <article className="flex w-full flex-col gap-3 rounded-card bg-card p-5 shadow-soft">
      <Drawing className="w-full" />
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-title text-xl">{title}</h3>
        <Badge tone="herb">{t.feature}</Badge>
      </div>
      <p className="text-quiet">{t.oneLineOfWhyYou}</p>
      <div className="mt-auto min-h-12">{isActive && <Button variant="quiet">{t.learnMore}</Button>}</div>
    </article>
  );
}

export function SlideShow() {
  return (
    <Section title={t.carousel}>
      <Carousel label={t.whatIsHere} slides={featureDrawings} renderSlide={renderSlide} />
    </Section>
  );
}
