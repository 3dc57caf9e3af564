import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const papers = [
  ["paper", "bg-paper"],
  ["card", "bg-card"],
  ["linen", "bg-linen"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["ink", "bg-ink"],
  ["quiet", "bg-quiet"],
] as const;

const hues = [
  { name: "tomato", fill: "bg-tomato text-on-tomato", soft: "bg-tomato-soft text-tomato-deep" },
  { name: "herb", fill: "bg-herb text-on-herb", soft: "bg-herb-soft text-herb" },
  { name: "butter", fill: "bg-butter-fill text-on-butter", soft: "bg-butter-soft text-butter" },
  { name: "aubergine", fill: "bg-aubergine text-paper", soft: "bg-aubergine-soft text-aubergine" },
  { name: "danger", fill: "bg-danger text-on-danger", soft: "bg-danger-soft text-danger" },
];

export function Colours() {
  return (
    <Section title={t.colours}>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-7">
        {papers.map(([name, fill]) => (
          <li key={name} className="grid gap-1.5">
            <span className={`h-16 rounded-card border border-line ${fill}`} />
            <span className="text-sm">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 sm:grid-cols-5">
        {hues.map(({ name, fill, soft }) => (
          <li
            key={name}
            className="grid grid-cols-2 overflow-hidden rounded-card font-semibold shadow-soft sm:grid-cols-1"
          >
            <span className={`px-4 py-5 ${fill}`}>{name}</span>
            <span className={`px-4 py-5 ${soft}`}>{t.soft}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
