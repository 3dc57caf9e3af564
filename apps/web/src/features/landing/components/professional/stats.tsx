import { ALLERGENS, DIETS } from "@meal/domain/chef/vocabulary";
import * as t from "../../texts/en/professional.ts";

/** What this build has, counted. */
const stats = [
  t.dishes(import.meta.env.COOKBOOK.dishes),
  t.foods(import.meta.env.COOKBOOK.foods),
  t.diets(DIETS.length),
  t.allergens(ALLERGENS.length),
];

export function Stats() {
  return (
    <section aria-labelledby="numbers" className="bg-aubergine-soft">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-16">
        <h2 id="numbers" className="font-title text-xl">
          {t.inNumbers}
        </h2>
        <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-10 gap-y-8 lg:grid-cols-4">
          {stats.map(([figure, words]) => (
            <div key={words} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-56 text-quiet">{words}</dt>
              <dd className="font-title text-4xl text-aubergine tabular">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
