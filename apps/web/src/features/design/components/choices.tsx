import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { Section } from "./section.tsx";

const diets = [
  { value: "any", label: "I eat everything" },
  { value: "vegetarian", label: "Vegetarian", hint: "No meat, no fish" },
  { value: "vegan", label: "Vegan", hint: "Nothing from animals" },
  { value: "later", label: "Not on offer yet", disabled: true },
] as const;

const spans = [
  { value: "day", label: "Day" },
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

export function Choices() {
  const [diet, setDiet] = useState<(typeof diets)[number]["value"]>("vegetarian");
  const [span, setSpan] = useState<(typeof spans)[number]["value"]>("week");
  return (
    <Section title="Choices" className="sm:grid-cols-3">
      <div>
        <Checkbox label="Chickpeas, 2 tins" defaultChecked />
        <Checkbox label="Flat parsley" hint="One bunch, for the end" />
        <Checkbox label="Accept the terms" aria-invalid />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, checked" disabled defaultChecked />
      </div>
      <RadioGroup label="How do you eat?" options={diets} value={diet} onValueChange={setDiet} />
      <div className="grid content-start gap-4">
        <div>
          <Switch label="Remind me to cook" hint="At six in the evening" defaultChecked />
          <Switch label="Keep the screen on" />
          <Switch label="Disabled" disabled />
        </div>
        <Segmented label="Span" options={spans} value={span} onValueChange={setSpan} />
      </div>
    </Section>
  );
}
