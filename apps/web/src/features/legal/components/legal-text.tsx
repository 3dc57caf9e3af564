import type { ReactNode } from "react";
import { type Mark, when } from "../../../platform/here.ts";
import type { LegalWords, Line } from "../lines.ts";
import * as t from "../texts/en/legal.ts";

interface LegalTextProps extends LegalWords {
  readonly title: string;
}

/** A long text that people actually read: a summary first, short sections, plain words. */
export function LegalText({ title, summary, updated, sections }: LegalTextProps) {
  return (
    <article className="mx-auto max-w-3xl px-4 py-10 sm:px-6 md:py-16">
      <h1 className="font-title text-3xl">{title}</h1>
      <p className="mt-2 text-sm text-quiet">{t.lastChangedOn(updated)}</p>
      <p className="mt-6 rounded-card bg-herb-soft p-5 text-lg">{summary}</p>
      {sections.map(({ heading, paragraphs, points, control, id }) => (
        <section key={heading} id={id} className="mt-10 measure scroll-mt-20">
          <h2 className="font-title text-xl">{heading}</h2>
          <Lines lines={paragraphs} className="mt-3" />
          {points !== undefined && (
            <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-tomato">
              {points.map((point) =>
                drawn(point, (text, mark) => (
                  <li key={text} {...mark}>
                    {text}
                  </li>
                )),
              )}
            </ul>
          )}
          {control}
        </section>
      ))}
    </article>
  );
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly className?: string;
}

/** Paragraphs, those that are so here. */
export function Lines({ lines, className }: LinesProps) {
  return lines.map((line) =>
    drawn(line, (text, mark) => (
      <p key={text} className={className} {...mark}>
        {text}
      </p>
    )),
  );
}

function drawn(line: Line, draw: (text: string, mark?: Mark) => ReactNode): ReactNode {
  return typeof line === "string" ? draw(line) : when(line.if, (mark) => draw(line.text, mark));
}
