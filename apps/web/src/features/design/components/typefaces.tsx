import { Section } from "./section.tsx";

const titles = [
  ["text-4xl", "56"],
  ["text-3xl", "36"],
  ["text-2xl", "28"],
  ["text-xl", "22"],
  ["text-lg", "18"],
] as const;

export function Typefaces() {
  return (
    <Section title="Type">
      <p className="tabular font-title text-timer" aria-label="Twelve minutes and forty seconds">
        12:40
      </p>
      <div className="grid gap-3">
        {titles.map(([size, pixels]) => (
          <p key={size} className={`font-title ${size}`}>
            Roast carrots with butter beans <span className="text-quiet">{pixels}</span>
          </p>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <p className="measure">
          Body text is 16 px. Bring the beans to a simmer with the bay leaf, half the garlic and a good splash
          of oil, then leave them alone for ten minutes.{" "}
          <a className="text-aubergine underline underline-offset-4" href="#type">
            A link
          </a>{" "}
          looks like this.
        </p>
        <p className="measure text-sm text-quiet">
          Small and quiet, 14 px: 320 kcal · 18 g protein · ½ tsp · 180 °C. Příliš žluťoučký kůň úpěl ďábelské
          ódy.
        </p>
      </div>
    </Section>
  );
}
