import { BUDGETS, CUISINES, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { areCaloriesSound, caloriesOf, STYLES } from "@meal/domain/planner/settings";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Choice } from "./choice.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { Fold } from "./fold.tsx";
import { WishReading } from "./wish-reading.tsx";
import * as t from "../texts/en/settings.ts";

/** Room for the words that the gourmet style adds. */
const longestTaste = 900;

/** What one would like; the chef says where it could not be had. */
export function WishFields({ settings, change }: SettingsFieldsProps) {
  return (
    <Fold title={t.wishes} summary={t.wishesSummary}>
      <Choice
        label={t.budget}
        options={BUDGETS}
        wordOf={(budget) => t.budgets[budget]}
        value={settings.budget}
        onChoose={(budget) => change({ budget })}
      />
      <Choice
        label={t.difficulty}
        options={["any", ...DIFFICULTIES]}
        wordOf={(difficulty) => t.difficulties[difficulty]}
        value={settings.difficulty}
        onChoose={(difficulty) => change({ difficulty })}
      />
      <CuisineField settings={settings} change={change} />
      <Choice
        label={t.style}
        options={STYLES}
        wordOf={(style) => t.styles[style]}
        value={settings.style}
        onChoose={(style) => change({ style })}
      />
      <Categories settings={settings} change={change} />
      <Field label={t.taste} aside={t.optional}>
        <Textarea
          value={settings.taste}
          onChange={({ target }) => change({ taste: target.value })}
          maxLength={longestTaste}
          placeholder={t.tastePlaceholder}
        />
      </Field>
      <WishReading
        taste={settings.taste}
        calories={areCaloriesSound(settings) ? caloriesOf(settings) : 2000}
        onTaste={(taste) => change({ taste })}
      />
      <Field label={t.neverAgain} hint={t.neverAgainHint}>
        <ChipsInput
          value={settings.dislikes}
          onValueChange={(dislikes) => change({ dislikes })}
          placeholder={t.neverAgainPlaceholder}
          limit={100}
        />
      </Field>
    </Fold>
  );
}

function CuisineField({ settings, change }: SettingsFieldsProps) {
  return (
    <Field label={t.cuisine}>
      <Select
        value={settings.cuisineStyle}
        onChange={({ target }) =>
          change({ cuisineStyle: CUISINES.find((one) => one === target.value) ?? "any" })
        }
      >
        <option value="any">{t.anyCuisine}</option>
        {CUISINES.map((cuisine) => (
          <option key={cuisine} value={cuisine}>
            {t.cuisines[cuisine]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** spec: 2, section 4: never more of them than meals. */
function Categories({ settings, change }: SettingsFieldsProps) {
  const { categories, mealsPerDay } = settings;
  const isFull = categories.length >= mealsPerDay;
  return (
    <fieldset>
      <legend className="font-semibold">{t.categories}</legend>
      <p className="text-sm text-quiet">{t.categoriesHint(mealsPerDay)}</p>
      <div className="grid grid-cols-2 gap-x-4">
        {MEAL_CATEGORIES.map((category) => {
          const isChosen = categories.includes(category);
          return (
            <Checkbox
              key={category}
              label={t.categoryNames[category]}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() =>
                change({
                  categories: isChosen
                    ? categories.filter((one) => one !== category)
                    : [...categories, category],
                })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
