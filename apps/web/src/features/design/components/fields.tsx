import { useState } from "react";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Section } from "./section.tsx";

export function Fields() {
  const [dislikes, setDislikes] = useState(["Coriander", "Blue cheese"]);
  return (
    <Section title="Fields" className="sm:grid-cols-2">
      <Field label="Full name" hint="As it should greet you.">
        <Input placeholder="Your name" autoComplete="off" />
      </Field>
      <Field label="Email address" error="Enter a full address, like name@example.org.">
        <Input type="email" defaultValue="name@" autoComplete="off" />
      </Field>
      <Field
        label="Password"
        aside={
          <a href="#fields" className="text-aubergine underline underline-offset-4">
            Forgot?
          </a>
        }
      >
        <PasswordInput defaultValue="porridge" autoComplete="off" />
      </Field>
      <Field label="Goal">
        <Select defaultValue="keep">
          <option value="keep">Keep my weight</option>
          <option value="lose">Lose weight</option>
          <option value="build">Build muscle</option>
        </Select>
      </Field>
      <Field label="Note for the cook" aside="Optional">
        <Textarea maxLength={120} defaultValue="Less salt for the little one, please." />
      </Field>
      <Field label="What you do not eat" hint="Press Enter after each.">
        <ChipsInput value={dislikes} onValueChange={setDislikes} placeholder="Olives, capers" />
      </Field>
      <Field label="Disabled">
        <Input disabled defaultValue="Cannot be changed now" />
      </Field>
      <Field label="Read only">
        <Input readOnly defaultValue="Can be read and copied" />
      </Field>
      <Field label="Search your recipes" hideLabel>
        <Input type="search" placeholder="Search your recipes" />
      </Field>
      <Field label="Disabled choice">
        <Select disabled>
          <option>Nothing to choose</option>
        </Select>
      </Field>
    </Section>
  );
}
