import { CUISINES, type Diet, DISH_SLOTS, SUITS } from "@meal/domain/chef/vocabulary";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../../platform/session.ts";
import { minutes as minutesInWords } from "../../../platform/texts/en/minutes.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { cuisines } from "../../../ui/texts/en/cuisines.ts";
import { isAnyAtHomeQuery } from "../queries.ts";
import { type CookbookSearch, timesInMinutes } from "../search.ts";
import * as t from "../texts/en/page.ts";

interface FiltersProps {
  readonly search: CookbookSearch;
  readonly diet: Diet;
  readonly onChange: (search: CookbookSearch) => void;
}

/** What a dish must be, a choice each; each says by itself what is chosen. */
export function Filters({ search, diet, onChange }: FiltersProps) {
  const { q, cuisine, meal, minutes, good, home, ...others } = search;
  const isFiltered = [cuisine, meal, minutes, good, home, others.diet].some((each) => each !== undefined);
  return (
    <fieldset className="grid grid-cols-2 items-center gap-2 md:flex md:flex-wrap">
      <legend className="sr-only">{t.filters}</legend>
      <Field label={t.diet} hideLabel className="md:w-48">
        <DietSelect value={diet} onValueChange={(next) => onChange({ ...search, diet: next })} />
      </Field>
      <OneOf
        label={t.meal}
        any={t.anyMeal}
        value={meal}
        options={DISH_SLOTS.map((slot) => [slot, t.meals[slot]])}
        onChoose={(next) => onChange({ ...search, meal: next })}
      />
      <OneOf
        label={t.time}
        any={t.anyTime}
        value={minutes}
        options={timesInMinutes.map((time) => [time, t.upTo(minutesInWords(time))])}
        onChoose={(next) => onChange({ ...search, minutes: next })}
      />
      <OneOf
        label={t.cuisine}
        any={t.anyCuisine}
        value={cuisine}
        options={CUISINES.map((word) => [word, cuisines[word]])}
        onChoose={(next) => onChange({ ...search, cuisine: next })}
      />
      <OneOf
        label={t.goodFor}
        any={t.anyGood}
        value={good}
        options={SUITS.map((word) => [word, t.goods[word]])}
        onChoose={(next) => onChange({ ...search, good: next })}
      />
      {isFiltered && (
        <Button variant="plain" onClick={() => onChange({ q })}>
          {t.clearFilters}
        </Button>
      )}
      <WithHome search={search} onChange={onChange} />
    </fieldset>
  );
}

/** A guest has nothing at home that the server knows; whoever else has nothing there is not asked. */
function WithHome({ search, onChange }: Pick<FiltersProps, "search" | "onChange">) {
  const isPerson = useSession().status === "signed-in";
  const { data: isAny = false } = useQuery({ ...isAnyAtHomeQuery, enabled: isPerson });
  if (!isAny && search.home === undefined) return null;
  return (
    <Checkbox
      className="col-span-full"
      label={t.withHome}
      checked={search.home !== undefined}
      onChange={({ target }) => onChange({ ...search, home: target.checked ? "first" : undefined })}
    />
  );
}

interface OneOfProps<Value extends string | number> {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly any: string;
  readonly value: number | string | undefined;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChoose: (value: Value | undefined) => void;
}

function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { label, any, value, options, onChoose } = props;
  return (
    <Field label={label} hideLabel className="md:w-44">
      <Select
        value={value ?? ""}
        onChange={({ target }) => onChoose(options.find(([option]) => String(option) === target.value)?.[0])}
      >
        <option value="">{any}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
