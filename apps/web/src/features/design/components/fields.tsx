import { useState } from "react";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Section } from "./section.tsx";
import * as t from "../texts/en/page.tsx";

export function Fields() {
  const [dislikes, setDislikes] = useState([t.coriander, t.blueCheese]);
  return (
    <Section title={t.fields} className="sm:grid-cols-2">
      <Field label={t.fullName} hint={t.asItShouldGreetYou}>
        <Input placeholder={t.yourName} autoComplete="off" />
      </Field>
      <Field label={t.emailAddress} error={t.enterFullAddressLikeName}>
        <Input type="email" defaultValue="name@" autoComplete="off" />
      </Field>
      <Field
        label={t.password}
        aside={
          <a href="#fields" className="text-aubergine underline underline-offset-4">
            {t.forgot}
          </a>
        }
      >
        <PasswordInput defaultValue="porridge" autoComplete="off" />
      </Field>
      <Field label={t.goal}>
        <Select defaultValue="keep">
          <option value="keep">{t.keepMyWeight}</option>
          <option value="lose">{t.loseWeight}</option>
          <option value="build">{t.buildMuscle}</option>
        </Select>
      </Field>
      <Field label={t.noteForCook} aside={t.optional}>
        <Textarea maxLength={120} defaultValue={t.lessSaltForLittleOne} />
      </Field>
      <Field label={t.whatYouDoNotEat} hint={t.pressEnterAfterEach}>
        <ChipsInput value={dislikes} onValueChange={setDislikes} placeholder={t.olivesCapers} />
      </Field>
      <Field label={t.disabled}>
        <Input disabled defaultValue={t.cannotBeChangedNow} />
      </Field>
      <Field label={t.readOnly}>
        <Input readOnly defaultValue={t.canBeReadAndCopied} />
      </Field>
      <Field label={t.searchYourRecipes} hideLabel>
        <Input type="search" placeholder={t.searchYourRecipes} />
      </Field>
      <Field label={t.disabledChoice}>
        <Select disabled>
          <option>{t.nothingToChoose}</option>
        </Select>
      </Field>
    </Section>
  );
}
