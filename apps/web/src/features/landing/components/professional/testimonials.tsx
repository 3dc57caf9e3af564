import { Badge } from "../../../../ui/badge.tsx";
import { Card } from "../../../../ui/card.tsx";
import { Carousel } from "../../../../ui/carousel.tsx";
import * as t from "../../texts/en/professional.ts";

const slides = t.quotes.map((quote) => ({ ...quote, title: quote.role }));

/** spec: three samples; they move on every 5 seconds on wide screens and form a list on a phone. */
export function Testimonials() {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="scroll-mt-20 py-14 md:py-20">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id="testimonials-title" className="font-title text-2xl sm:text-3xl">
          {t.testimonialsTitle}
        </h2>
        <p className="mt-2 measure text-lg text-quiet">{t.testimonialsLead}</p>
        <ul className="mt-6 grid gap-4 md:hidden">
          {slides.map((quote) => (
            <li key={quote.id}>
              <Quote {...quote} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mx-auto mt-6 hidden max-w-6xl md:block lg:mask-x-from-90%">
        <Carousel
          label={t.samples}
          isTrackFocusable
          slides={slides}
          intervalMs={5000}
          renderSlide={(quote) => <Quote {...quote} />}
        />
      </div>
    </section>
  );
}

function Quote({ role, words }: { readonly role: string; readonly words: string }) {
  return (
    <Card className="flex w-full flex-col items-start">
      <Badge tone="butter">{t.sample}</Badge>
      <figure className="mt-4 flex flex-1 flex-col">
        <blockquote className="flex-1 font-title text-lg">{words}</blockquote>
        <figcaption className="mt-4 text-sm text-quiet">{role}</figcaption>
      </figure>
    </Card>
  );
}
