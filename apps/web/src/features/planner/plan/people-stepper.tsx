import { MOST_PEOPLE } from "@meal/domain/planner/settings";
import { Stepper } from "../../../ui/stepper.tsx";
import * as counts from "../texts/en/counts.ts";

interface PeopleStepperProps {
  readonly value: number;
  readonly onValueChange: (people: number) => void;
  readonly className?: string;
}

/** How many eat: from one to as many as a table holds. */
export function PeopleStepper(props: PeopleStepperProps) {
  return (
    <Stepper
      label={counts.whoEats}
      valueText={counts.people(props.value)}
      min={1}
      max={MOST_PEOPLE}
      {...props}
    />
  );
}
