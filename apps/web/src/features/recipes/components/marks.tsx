import { isKnownWhole } from "@meal/domain/chef/known-whole";
import { scaleLine } from "@meal/reader/scaling/scale-line";
import { Check, ChevronDown, TriangleAlert } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import type { RecipeFacts } from "../../../platform/recipe-facts.ts";
import * as t from "../texts/en/facts.ts";
import { diets as dietNames } from "../../../ui/texts/en/diets.ts";
import * as factsTexts from "../../../platform/texts/en/recipe-facts.ts";

interface MarksProps {
  readonly facts: RecipeFacts;
}

/** The allergens of a recipe, each with the lines it comes from. */
export function AllergenMarks({ facts }: MarksProps) {
  const { allergens } = facts;
  const words = factsTexts.allergensNote(allergens.length, isKnownWhole(facts));
  return (
    <div>
      <h3 className="font-title text-lg">{t.allergens}</h3>
      {allergens.length > 0 && (
        <ul className="mt-2 grid grid-cols-1 gap-2">
          {allergens.map(({ allergen, because }) => (
            <li key={allergen} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
                <span className="inline-block first-letter:uppercase">{factsTexts.allergens[allergen]}</span>
              </Badge>
              <span className="text-sm text-quiet wrap-anywhere">
                {because.map(withoutAmount).join("; ")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {words !== null && <p className="mt-1 text-quiet">{words}</p>}
    </div>
  );
}

/** What it is without how much: that stands in the list above, for as many and in the measures that were chosen there. */
function withoutAmount(line: string): string {
  return scaleLine(line, { factor: 1, system: null }).rest;
}

/** The diets a recipe keeps to, and why it does not keep to the others. */
export function DietMarks({ facts }: MarksProps) {
  const named = facts.diets.filter(({ diet }) => diet !== "none");
  const fitting = named.filter(({ fits }) => fits);
  const others = named.filter(({ fits }) => !fits);
  return (
    <div>
      <h3 className="font-title text-lg">{t.diets}</h3>
      {fitting.length === 0 && (
        <p className="mt-1 text-quiet">{factsTexts.noDietNote(isKnownWhole(facts))}</p>
      )}
      <ul className="mt-2 flex flex-wrap gap-2">
        {fitting.map(({ diet }) => (
          <li key={diet}>
            <Badge tone="herb" icon={<Check aria-hidden="true" />}>
              {dietNames[diet]}
            </Badge>
          </li>
        ))}
      </ul>
      {others.length > 0 && <Others diets={others} />}
    </div>
  );
}

function Others({ diets }: Pick<RecipeFacts, "diets">) {
  return (
    <details className="group mt-2">
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold text-aubergine">
        {t.whyNotOthers}
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid grid-cols-1 gap-3">
        {diets.map(({ diet, isUnsure, reasons }) => (
          <div key={diet}>
            <dt className="font-semibold">{dietNames[diet]}</dt>
            {isUnsure && <dd className="text-sm text-quiet">{t.mayFit}</dd>}
            {reasons.map((reason) => (
              <dd key={reason} className="measure text-sm text-quiet wrap-anywhere">
                {reason}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
