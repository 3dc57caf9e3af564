import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Eating } from "@meal/domain/planner/said-before";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { preferencesQuery } from "../../../platform/preferences-query.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipsInput } from "../../../ui/chips-input.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DietSelect } from "../../../ui/diet-select.tsx";
import { Field } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { confirmSaid } from "../settings/confirm-said.ts";
import { plannerPreferencesQuery } from "../queries.ts";
import { forgetSaid } from "../settings/said-before.ts";
import * as t from "../texts/en/said.ts";
import { diets } from "../../../ui/texts/en/diets.ts";
import { PeopleStepper } from "../plan/people-stepper.tsx";

interface SaidDialogProps {
  readonly ownerId: string;
  readonly said: Eating;
  /** What they said, together with what the account says. */
  readonly proposal: Eating;
  readonly accountDiet: Diet;
  /** The account is new: no way of eating was ever saved in it. */
  readonly isNew: boolean;
  readonly onLater: () => void;
}

/** What somebody said as a guest, to be kept, changed or let go of. */
export function SaidDialog({ ownerId, said, proposal, accountDiet, isNew, onLater }: SaidDialogProps) {
  const formId = useId();
  const [eating, setEating] = useState(proposal);
  const change = (part: Partial<Eating>) => setEating({ ...eating, ...part });
  const keep = useKeep(ownerId);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!keep.isPending) keep.mutate(eating);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onLater()}
      title={isNew ? t.titleNew : t.titleKnown}
      description={t.description}
      actions={
        <>
          <Button variant="plain" onClick={() => forgetSaid(ownerId)}>
            {t.forget}
          </Button>
          <Button type="submit" form={formId} busy={keep.isPending}>
            {t.keep}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Field label={t.allergies}>
          <ChipsInput
            value={eating.allergies}
            onValueChange={(allergies) => change({ allergies })}
            limit={50}
          />
        </Field>
        <Field label={t.diet} hint={dietHint(said.diet, accountDiet)}>
          <DietSelect value={eating.diet} onValueChange={(diet) => change({ diet })} />
        </Field>
        <Field label={t.neverAgain}>
          <ChipsInput
            value={eating.dislikes}
            onValueChange={(dislikes) => change({ dislikes })}
            limit={100}
          />
        </Field>
        <div className="grid gap-1.5">
          <p className="font-semibold">{t.howMany}</p>
          <PeopleStepper value={eating.servings} onValueChange={(servings) => change({ servings })} />
        </div>
      </form>
    </Dialog>
  );
}

function dietHint(said: Diet, account: Diet): string | undefined {
  if (said === "none" || account === "none" || said === account) return undefined;
  return t.otherDiet(diets[account], diets[said]);
}

function useKeep(ownerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (eating: Eating) => confirmSaid(ownerId, eating),
    // Without a network it fails at once, so that nobody believes it was saved.
    networkMode: "always",
    onSuccess: ({ person, planner }) => {
      queries.setQueryData(preferencesQuery.queryKey, person);
      queries.setQueryData(plannerPreferencesQuery.queryKey, planner);
      toast({ tone: "success", title: t.kept });
    },
    onError: () => toast({ tone: "destructive", title: t.saveFailed, description: stays }),
  });
}

const stays = t.staysLeftOut;
