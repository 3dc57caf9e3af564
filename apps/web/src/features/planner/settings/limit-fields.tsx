import { FAMILIARITIES } from "@meal/domain/chef/vocabulary";
import { FIGURE_NAMES, type WishedFigure } from "@meal/domain/planner/typed-figures";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import * as t from "../texts/en/week-settings.ts";
import { Choice } from "./choice.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { FigureField, type Preset } from "./figure-field.tsx";

/** What low carb and low salt mean here is what they mean in free words and in the diet of that name. */
const presets: { readonly [Figure in WishedFigure]: readonly Preset[] } = {
  workday: [{ typed: "20" }, { typed: "30" }, { typed: "45" }],
  weekend: [{ typed: "30" }, { typed: "60" }, { typed: "90" }],
  proteinMin: [{ typed: "80" }, { typed: "100" }, { typed: "130" }],
  carbsMax: [{ typed: "200" }, { typed: "130", name: t.lowCarb }],
  sodiumMaxMg: [{ typed: "2300" }, { typed: "1500", name: t.lowSalt }],
  budgetCentsWeek: [{ typed: "60" }, { typed: "100" }, { typed: "150" }, { typed: "200" }],
};

const noLimits = { familiar: null, figures: {}, secondDiet: "none" } as const;

/** How much time, nutrients and money there may be. Nobody needs it for a first week. */
export function LimitFields({ settings, change }: SettingsFieldsProps) {
  const { familiar, cuisineStyle, secondDiet, figures } = settings;
  const [timesCleared, setTimesCleared] = useState(0);
  function clear() {
    change(noLimits);
    // A field that was being typed into is none any more.
    setTimesCleared(timesCleared + 1);
  }
  return (
    <>
      <Choice
        label={t.familiar}
        options={FAMILIARITIES}
        wordOf={(each) => t.familiarities[each]}
        // Whoever asks for a cuisine asks for what is not of every day, too.
        value={familiar ?? (cuisineStyle === "any" ? "everyday" : undefined)}
        onChoose={(chosen) => change({ familiar: chosen })}
      />
      {FIGURE_NAMES.map((figure) => (
        <FigureField
          key={`${figure} ${timesCleared}`}
          figure={figure}
          presets={presets[figure]}
          typed={figures[figure] ?? ""}
          onTyped={(typed) => change({ figures: { ...figures, [figure]: typed } })}
        />
      ))}
      <Field label={t.secondDiet} hint={t.secondDietHint}>
        <DietSelect value={secondDiet} onValueChange={(diet) => change({ secondDiet: diet })} />
      </Field>
      <Button variant="plain" size="compact" className="justify-self-start" onClick={clear}>
        {t.clear}
      </Button>
    </>
  );
}
