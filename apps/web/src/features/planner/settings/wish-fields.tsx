import { BUDGETS, COOKING_WAYS, CUISINES, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { areCaloriesSound, caloriesOf, type LeftOutDish, STYLES } from "@meal/domain/planner/settings";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { Choice } from "./choice.tsx";
import type { SettingsFieldsProps } from "./essential-fields.tsx";
import { Fold } from "./fold.tsx";
import { WishReading } from "./wish-reading.tsx";
import { cuisines } from "../../../ui/texts/en/cuisines.ts";
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
        label={t.cooking}
        options={COOKING_WAYS}
        wordOf={(way) => t.cookingWays[way]}
        value={settings.cooking}
        onChoose={(cooking) => change({ cooking })}
      />
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
      <NeverAgain settings={settings} change={change} />
    </Fold>
  );
}

/** Foods and dishes that come into no plan. */
function NeverAgain({ settings, change }: SettingsFieldsProps) {
  return (
    <>
      <Field label={t.neverAgain} hint={t.neverAgainHint}>
        <ChipsInput
          value={settings.dislikes}
          onValueChange={(dislikes) => change({ dislikes })}
          placeholder={t.neverAgainPlaceholder}
          limit={100}
        />
      </Field>
      {settings.dishesLeftOut.length > 0 && (
        <LeftOutDishes
          dishes={settings.dishesLeftOut}
          onChange={(dishesLeftOut) => change({ dishesLeftOut })}
        />
      )}
    </>
  );
}

interface LeftOutDishesProps {
  readonly dishes: readonly LeftOutDish[];
  readonly onChange: (dishes: readonly LeftOutDish[]) => void;
}

/** Dishes that came once too often: each may come again. */
function LeftOutDishes({ dishes, onChange }: LeftOutDishesProps) {
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{t.dishesLeftOut}</p>
      <ul className="grid gap-1">
        {dishes.map(({ dishId, name }) => (
          <li key={dishId} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Button
              variant="plain"
              size="compact"
              aria-label={t.allowDish(name)}
              onClick={() => onChange(dishes.filter((dish) => dish.dishId !== dishId))}
            >
              {t.allow}
            </Button>
          </li>
        ))}
      </ul>
    </div>
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
            {cuisines[cuisine]}
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
