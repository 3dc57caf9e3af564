import { Mail } from "lucide-react";
import { textHere, when } from "../../platform/here.ts";
import { useRegistry } from "../../platform/registry.ts";
import { Accordion } from "../../ui/accordion.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Lines } from "./components/legal-text.tsx";
import { questionsFor } from "./questions.ts";
import * as t from "./texts/en/support.ts";

/** Answers first, a person second. */
export function SupportPage() {
  const registry = useRegistry();
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 md:py-16">
      <h1 className="font-title text-3xl">{t.support}</h1>
      <p className="mt-3 measure text-lg text-quiet">{t.supportLead}</p>
      <section aria-labelledby="common-questions" className="mt-10">
        <h2 id="common-questions" className="font-title text-xl">
          {t.commonQuestions}
        </h2>
        <div className="mt-4">
          <Accordion
            items={questionsFor(registry).map(({ question, answer }) => ({
              id: question,
              title: question,
              content: <Lines lines={answer} className="not-first:mt-2" />,
            }))}
          />
        </div>
      </section>
      <section aria-labelledby="write-to-us" className="mt-10 rounded-card bg-linen p-6">
        <h2 id="write-to-us" className="font-title text-xl">
          {t.writeToUs}
        </h2>
        {when(["contact"], (mark) => (
          <div {...mark}>
            <p className="mt-1 measure text-quiet">{t.writeToUsLead}</p>
            <a
              href={`mailto:${textHere("operator-email")}`}
              className={`${buttonClass()} mt-5 max-w-full wrap-anywhere`}
            >
              <Mail aria-hidden="true" className="size-5 shrink-0" />
              <span>{textHere("operator-email")}</span>
            </a>
          </div>
        ))}
        {when(["!contact"], (mark) => (
          <p className="mt-1 measure text-quiet" {...mark}>
            {t.nowhereToWrite}
          </p>
        ))}
      </section>
    </div>
  );
}
