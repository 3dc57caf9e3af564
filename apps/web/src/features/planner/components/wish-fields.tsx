import { BUDGETS, CUISINES, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { caloriesError, caloriesOf, STYLES } from "@meal/domain/planner/settings";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { categoryLabels, cuisineLabels } from "../labels.ts";
import { Choice } from "./choice.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { Fold } from "./fold.tsx";
import { WishReading } from "./wish-reading.tsx";

/** Room for the words that the gourmet style adds. */
const longestTaste = 900;

/** What one would like; the chef says where it could not be had. */
export function WishFields({ settings, change }: SettingsFieldsProps) {
  return (
    <Fold title="Wishes" summary="budget, difficulty, cuisine, style, taste">
      <Choice
        label="Budget"
        options={BUDGETS}
        value={settings.budget}
        onChoose={(budget) => change({ budget })}
      />
      <Choice
        label="Difficulty"
        options={["any", ...DIFFICULTIES]}
        value={settings.difficulty}
        onChoose={(difficulty) => change({ difficulty })}
      />
      <Field label="Cuisine">
        <Select
          value={settings.cuisineStyle}
          onChange={({ target }) =>
            change({ cuisineStyle: CUISINES.find((one) => one === target.value) ?? "any" })
          }
        >
          <option value="any">Any</option>
          {CUISINES.map((cuisine) => (
            <option key={cuisine} value={cuisine}>
              {cuisineLabels[cuisine]}
            </option>
          ))}
        </Select>
      </Field>
      <Choice label="Style" options={STYLES} value={settings.style} onChoose={(style) => change({ style })} />
      <Categories settings={settings} change={change} />
      <Field label="Taste" aside="Optional">
        <Textarea
          value={settings.taste}
          onChange={({ target }) => change({ taste: target.value })}
          maxLength={longestTaste}
          placeholder="spicy, under 30 minutes, high protein"
        />
      </Field>
      <WishReading
        taste={settings.taste}
        calories={caloriesError(settings) === null ? caloriesOf(settings) : 2000}
        onTaste={(taste) => change({ taste })}
      />
      <Field label="Never again" hint="Foods that you do not want, in any plan.">
        <ChipsInput
          value={settings.dislikes}
          onValueChange={(dislikes) => change({ dislikes })}
          placeholder="cilantro, liver"
          limit={100}
        />
      </Field>
    </Fold>
  );
}

/** spec: 2, section 4: never more of them than meals. */
function Categories({ settings, change }: SettingsFieldsProps) {
  const { categories, mealsPerDay } = settings;
  const isFull = categories.length >= mealsPerDay;
  return (
    <fieldset>
      <legend className="font-semibold">Meal categories</legend>
      <p className="text-sm text-quiet">At most {mealsPerDay}, one for each meal.</p>
      <div className="grid grid-cols-2 gap-x-4">
        {MEAL_CATEGORIES.map((category) => {
          const isChosen = categories.includes(category);
          return (
            <Checkbox
              key={category}
              label={categoryLabels[category]}
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
