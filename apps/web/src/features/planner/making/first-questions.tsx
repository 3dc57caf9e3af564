import { COOKING_WAYS } from "@meal/domain/chef/vocabulary";
import { areCaloriesSound, caloriesOf, type PlannerSettings } from "@meal/domain/planner/settings";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import type { usePlanner } from "./use-planner.ts";
import { Choice } from "../settings/choice.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { WishReading } from "../settings/wish-reading.tsx";
import * as t from "../texts/en/first.ts";
import { PeopleStepper } from "../plan/people-stepper.tsx";

interface FirstQuestionsProps {
  readonly planner: ReturnType<typeof usePlanner>;
}

/** Nobody needs a form for a good week: a whole one of three meals a day, or the dinners of its working days. */
const wholeWeek = { days: 7, slots: [] } as const;
const fiveDinners = { days: 5, slots: ["dinner"] } as const;

/** Three questions, and then a week. What is answered here are the same choices as in the settings. */
export function FirstQuestions({ planner }: FirstQuestionsProps) {
  const [at, setAt] = useState(0);
  const { settings, change, make } = planner;
  const areDinners = settings.slots.length > 0;
  const parts = { settings, change };
  const extent = areDinners ? fiveDinners : wholeWeek;
  return (
    <Card as="section" aria-label={t.title} className="mx-auto w-full max-w-3xl">
      <h2 className="font-title text-xl sm:text-2xl">{t.title}</h2>
      <p className="mt-1 text-quiet">{at === 0 ? t.hint : t.step(at + 1, 3)}</p>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {at === 0 && <HowEat {...parts} />}
        {at === 1 && <HowCook {...parts} />}
        {at === 2 && <WhoEats {...parts} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {at > 0 ? (
            <Button variant="quiet" onClick={() => setAt(at - 1)}>
              {t.back}
            </Button>
          ) : (
            <Button variant="plain" className="-ml-3.5" onClick={() => make(wholeWeek)}>
              {t.justPlan}
            </Button>
          )}
          {at < 2 ? (
            <Button onClick={() => setAt(at + 1)}>{t.next}</Button>
          ) : (
            <Button onClick={() => make(extent)}>{areDinners ? t.makeDinners : t.makeWeek}</Button>
          )}
        </div>
      </div>
    </Card>
  );
}

interface QuestionProps {
  readonly settings: PlannerSettings;
  readonly change: (part: Partial<PlannerSettings>) => void;
}

const eats = [
  { value: "none", drawing: "eat-everything", label: t.eats.none },
  { value: "vegetarian", drawing: "eat-vegetarian", label: t.eats.vegetarian },
  { value: "vegan", drawing: "eat-vegan", label: t.eats.vegan },
  { value: "pescatarian", drawing: "eat-fish", label: t.eats.pescatarian },
] as const;

function HowEat({ settings, change }: QuestionProps) {
  const chosen = eats.find(({ value }) => value === settings.diet)?.value;
  return (
    <Question words={t.howEat}>
      <PictureChoice label={t.howEat} options={eats} value={chosen} onChoose={(diet) => change({ diet })} />
      <Field label={t.otherDiet} className="max-w-sm">
        <DietSelect value={settings.diet} onValueChange={(diet) => change({ diet })} />
      </Field>
    </Question>
  );
}

const drawings = { easy: "cook-easy", fresh: "cook-fresh", batch: "cook-batch" } as const;

function HowCook({ settings, change }: QuestionProps) {
  return (
    <Question words={t.howCook}>
      <PictureChoice
        label={t.howCook}
        options={COOKING_WAYS.map((value) => ({
          value,
          drawing: drawings[value],
          label: t.cooking[value].name,
          hint: t.cooking[value].hint,
        }))}
        value={settings.cooking}
        onChoose={(cooking) => change({ cooking })}
      />
      <Choice
        label={t.whichMeals}
        options={["whole", "dinners"] as const}
        wordOf={(extent) => t.meals[extent]}
        value={settings.slots.length > 0 ? "dinners" : "whole"}
        onChoose={(extent) => change(extent === "whole" ? wholeWeek : fiveDinners)}
      />
    </Question>
  );
}

function WhoEats({ settings, change }: QuestionProps) {
  return (
    <Question words={t.whoEats}>
      <PeopleStepper value={settings.servings} onValueChange={(servings) => change({ servings })} />
      <Field label={t.allergies} hint={t.allergiesHint} aside={t.optional}>
        <ChipsInput
          value={settings.allergies}
          onValueChange={(allergies) => change({ allergies })}
          placeholder={t.allergiesPlaceholder}
          limit={50}
        />
      </Field>
      <Field label={t.wishes} aside={t.optional}>
        <Input
          value={settings.taste}
          maxLength={900}
          placeholder={t.wishesPlaceholder}
          onChange={({ target }) => change({ taste: target.value })}
        />
      </Field>
      <WishReading
        taste={settings.taste}
        calories={areCaloriesSound(settings) ? caloriesOf(settings) : 2000}
        onTaste={(taste) => change({ taste })}
      />
    </Question>
  );
}

/** One question. Whoever comes to it by a press hears it first. */
function Question({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (words !== t.howEat) heading.current?.focus({ preventScroll: true });
  }, [words]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-title text-lg outline-none sm:text-xl">
        {words}
      </h3>
      {children}
    </div>
  );
}
