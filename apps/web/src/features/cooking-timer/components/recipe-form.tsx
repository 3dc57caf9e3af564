import { LONGEST_RECIPE_NAME } from "@meal/domain/cooking-timer/limits";
import { areStepsSound, manualSteps } from "@meal/domain/cooking-timer/steps";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { useState } from "react";
import { isRefusal } from "../../../platform/api.ts";
import { useRuleForm } from "../../../platform/use-rule-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { askForSteps, type WrittenSteps } from "../queries.ts";
import { type RecipeData, recipeText } from "@meal/domain/cooking-timer/recipe-data";
import * as t from "../texts/en/page.ts";

type Form = {
  readonly recipeName: string;
  readonly description: string;
  readonly steps: string;
};
type Mode = "generate" | "manual";

interface RecipeFormProps {
  readonly recipe: RecipeData;
  readonly onGenerated: (name: string, written: WrittenSteps) => void;
  readonly onCreate: (name: string, steps: readonly TimerStep[]) => void;
}

/** spec: 2, section 2: a recipe whose steps the chef writes, or the cook. */
export function RecipeForm({ recipe, onGenerated, onCreate }: RecipeFormProps) {
  const [mode, setMode] = useState<Mode>("generate");
  const start: Form = { recipeName: recipe.name, description: recipe.description, steps: "" };
  const { field, errorOf, handleSubmit, isBusy } = useRuleForm<Form>(start, (form) => errorsIn(form, mode));
  const isManual = mode === "manual";

  async function generate({ recipeName, description }: Form) {
    const { instructions } = recipe;
    const outcome = await findSteps(recipeText({ name: recipeName, description, instructions }));
    if (outcome === "unreachable") setMode("manual");
    else if (outcome !== "none") onGenerated(recipeName, outcome);
  }
  async function create({ recipeName, steps }: Form) {
    const written = manualSteps(steps);
    if (areStepsSound(written)) onCreate(recipeName, written);
    else toast({ tone: "destructive", title: t.stepsUnsound });
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => void handleSubmit(isManual ? create : generate)(event)}
      className="grid grid-cols-1 gap-4"
    >
      <Field label={t.recipeName} error={errorOf("recipeName")}>
        <Input {...field("recipeName")} maxLength={LONGEST_RECIPE_NAME} autoComplete="off" />
      </Field>
      <Field
        label={t.recipeDescription}
        aside={t.optional}
        hint={recipe.instructions.length > 0 ? t.stepsComeAlong : t.describeMore}
      >
        <Textarea {...field("description")} />
      </Field>
      {isManual && (
        <Field label={t.recipeSteps} hint={t.oneStepPerLine} error={errorOf("steps")}>
          <Textarea {...field("steps")} className="min-h-48" />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {isManual ? t.createTimer : isBusy ? t.generating : t.generateSteps}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => setMode(isManual ? "generate" : "manual")}>
          {isManual ? t.generateInstead : t.enterManually}
        </Button>
      </div>
    </form>
  );
}

/** spec: 2, section 5. */
function errorsIn({ recipeName, steps }: Form, mode: Mode) {
  const stepsError = steps.trim() !== "" ? undefined : steps === "" ? t.stepsMissing : t.stepsInvalid;
  return {
    ...(recipeName.trim() === "" && { recipeName: t.nameMissing }),
    ...(mode === "manual" && stepsError !== undefined && { steps: stepsError }),
  };
}

/** spec: 2, section 8: a chef who has no steps is one thing, no answer at all another. */
async function findSteps(text: string): Promise<WrittenSteps | "none" | "unreachable"> {
  try {
    const written = await askForSteps(text);
    if (written.steps.length > 0) {
      toast({ tone: "success", title: t.generated });
      return written;
    }
    toast({ tone: "destructive", title: t.generateFailed });
    return "none";
  } catch (error) {
    const isAnswered = isRefusal(error);
    const title = isAnswered ? t.generateFailed : t.generateUnreachable;
    toast({ tone: "destructive", title });
    return isAnswered ? "none" : "unreachable";
  }
}
