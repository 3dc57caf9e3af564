import { type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { Select } from "./select.tsx";
import { diets as dietNames } from "./texts/en/diets.ts";

interface DietSelectProps {
  value: Diet;
  onValueChange: (diet: Diet) => void;
}

/** One of the diets; put it into a `Field`. */
export function DietSelect({ value, onValueChange }: DietSelectProps) {
  return (
    <Select
      value={value}
      onChange={({ target }) => {
        const diet = DIETS.find((one) => one === target.value);
        if (diet !== undefined) onValueChange(diet);
      }}
    >
      {DIETS.map((diet) => (
        <option key={diet} value={diet}>
          {dietNames[diet]}
        </option>
      ))}
    </Select>
  );
}
