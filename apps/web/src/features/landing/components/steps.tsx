import * as t from "../texts/en/page.ts";

const steps = [
  {
    title: t.sayHowYouEat,
    text: t.sayHowYouEatText,
  },
  {
    title: t.readTheWeek,
    text: t.readWeekText,
  },
  {
    title: t.shopThenCook,
    text: t.shopThenCookText,
  },
];

/** How an evening with the product goes. */
export function Steps() {
  return (
    <section aria-labelledby="how-it-goes" className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-20">
      <h2 id="how-it-goes" className="font-title text-2xl sm:text-3xl">
        {t.howItGoes}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-12">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] gap-x-3">
            <span aria-hidden="true" className="font-title text-3xl text-tomato tabular">
              {index + 1}
            </span>
            <div>
              <h3 className="font-title text-xl">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
