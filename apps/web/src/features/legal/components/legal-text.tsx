import * as t from "../texts/en/legal.ts";

/** One section of a legal text. */
interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

interface LegalTextProps {
  readonly title: string;
  /** What the whole text says, in a few sentences. */
  readonly summary: string;
  readonly updated: string;
  readonly sections: readonly LegalSection[];
}

/** A long text that people actually read: a summary first, short sections, plain words. */
export function LegalText({ title, summary, updated, sections }: LegalTextProps) {
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 md:py-16">
      <h1 className="font-title text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-quiet">{t.lastChangedOn(updated)}</p>
      <p className="mt-6 rounded-card bg-herb-soft p-5 text-lg">{summary}</p>
      {sections.map(({ heading, paragraphs, points }) => (
        <section key={heading} className="mt-10 measure">
          <h2 className="font-title text-xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
          {points !== undefined && (
            <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-tomato">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
