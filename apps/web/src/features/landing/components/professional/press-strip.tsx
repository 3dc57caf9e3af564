import * as t from "../../texts/en/professional.ts";

/** Where others print the names of newspapers: what a newspaper could check. */
export function PressStrip() {
  return (
    <section aria-labelledby="press" className="border-y border-line bg-linen/40">
      <div className="mx-auto grid max-w-6xl gap-x-10 gap-y-3 px-4 py-6 sm:px-6 lg:grid-cols-[auto_1fr] lg:items-center">
        <div>
          <h2 id="press" className="font-title text-lg">
            {t.press}
          </h2>
          <p className="text-sm text-quiet">{t.pressLead}</p>
        </div>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 lg:justify-end">
          {t.pressFacts.map((fact) => (
            <li key={fact} className="font-title text-base">
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
