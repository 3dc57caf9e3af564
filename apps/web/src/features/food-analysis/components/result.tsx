import type { PlateView } from "../plate.ts";
import { AddFood } from "./add-food.tsx";
import { Found } from "./found.tsx";
import { Summary } from "./summary.tsx";

interface ResultProps {
  readonly plate: PlateView;
  /** Back to the question. */
  readonly onAskAgain: () => void;
  readonly onFound: PlateView["add"];
}

/** What was found, more of it, and all of it together; loaded when somebody is about to ask. */
export function Result({ plate, onAskAgain, onFound }: ResultProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Found plate={plate} onTryAgain={onAskAgain} />
      <AddFood onFound={onFound} />
      <Summary plate={plate} onStartOver={onAskAgain} />
    </div>
  );
}
