import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const titles = [
  ["text-4xl", "56"],
  ["text-3xl", "36"],
  ["text-2xl", "28"],
  ["text-xl", "22"],
  ["text-lg", "18"],
] as const;

export function Typefaces() {
  return (
    <Section title={t.type}>
      <p className="tabular font-title text-timer" aria-label={t.twelveMinutesAndFortySeconds}>
        12:40
      </p>
      <div className="grid gap-3">
        {titles.map(([size, pixels]) => (
          <p key={size} className={`font-title ${size}`}>
            {t.roastCarrotsWithButterBeans(<span className="text-quiet">{pixels}</span>)}
          </p>
        ))}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <p className="measure">
          {t.bodyTextIs16Px(
            <a className="text-aubergine underline underline-offset-4" href="#type">
              {t.aLink}
            </a>,
          )}
        </p>
        <p className="measure text-sm text-quiet">{t.smallAndQuiet14Px}</p>
      </div>
    </Section>
  );
}
