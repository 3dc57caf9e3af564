import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

const diets = [
  { value: "any", label: t.iEatEverything },
  { value: "vegetarian", label: t.vegetarian, hint: t.noMeatNoFish },
  { value: "vegan", label: t.vegan, hint: t.nothingFromAnimals },
  { value: "later", label: t.notOnOfferYet, disabled: true },
] as const;

const spans = [
  { value: "day", label: t.day },
  { value: "week", label: t.week },
  { value: "month", label: t.month },
] as const;

export function Choices() {
  const [diet, setDiet] = useState<(typeof diets)[number]["value"]>("vegetarian");
  const [span, setSpan] = useState<(typeof spans)[number]["value"]>("week");
  return (
    <Section title={t.choices} className="sm:grid-cols-3">
      <div>
        <Checkbox label={t.chickpeas2Tins} defaultChecked />
        <Checkbox label={t.flatParsley} hint={t.oneBunchForEnd} />
        <Checkbox label={t.acceptTerms} aria-invalid />
        <Checkbox label={t.disabled} disabled />
        <Checkbox label={t.disabledChecked} disabled defaultChecked />
      </div>
      <RadioGroup label={t.howDoYouEat} options={diets} value={diet} onValueChange={setDiet} />
      <div className="grid content-start gap-4">
        <div>
          <Switch label={t.remindMeToCook} hint={t.atSixInEvening} defaultChecked />
          <Switch label={t.keepScreenOn} />
          <Switch label={t.disabled} disabled />
        </div>
        <Segmented label={t.span} options={spans} value={span} onValueChange={setSpan} />
      </div>
    </Section>
  );
}
