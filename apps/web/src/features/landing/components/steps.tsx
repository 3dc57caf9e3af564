const steps = [
  {
    title: "Say how you eat",
    text: "Your diet, what you leave out, how many sit at the table. Once is enough.",
  },
  {
    title: "Read the week",
    text: "Dish names large, figures small. Swap what you do not fancy, lock what you do.",
  },
  {
    title: "Shop, then cook",
    text: "The list is sorted by aisle and works without a signal. The timer takes you through each step.",
  },
];

/** How an evening with the product goes. */
export function Steps() {
  return (
    <section aria-labelledby="how-it-goes" className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-20">
      <h2 id="how-it-goes" className="font-title text-2xl sm:text-3xl">
        How it goes
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
