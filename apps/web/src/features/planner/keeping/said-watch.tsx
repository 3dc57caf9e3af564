import { type Eating, isIn, withAccount } from "@meal/domain/planner/said-before";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { preferencesQuery } from "../../../platform/preferences-query.ts";
import { WithData } from "../../../platform/with-data.tsx";
import { eatingOf } from "./account-eating.ts";
import { plannerPreferencesQuery } from "../queries.ts";
import { forgetSaid, useSaid } from "../settings/said-before.ts";
import { SaidDialog } from "./said-dialog.tsx";

interface SaidWatchProps {
  readonly ownerId: string;
  /** Not over a text of law, nor on the way out. */
  readonly mayAsk: boolean;
}

/** Asks once whether what somebody said as a guest belongs into their account. */
export function SaidWatch({ ownerId, mayAsk }: SaidWatchProps) {
  const said = useSaid(ownerId);
  const [isLater, setLater] = useState(false);
  if (said === null || isLater || !mayAsk) return null;
  return (
    <WithData>
      <Question ownerId={ownerId} said={said} onLater={() => setLater(true)} />
    </WithData>
  );
}

interface QuestionProps {
  readonly ownerId: string;
  readonly said: Eating;
  readonly onLater: () => void;
}

/** An older answer might lack what the account says by now, and confirming would take it away: both are asked afresh. */
function Question({ ownerId, said, onLater }: QuestionProps) {
  const person = useQuery({ ...preferencesQuery, refetchOnMount: "always" });
  const planner = useQuery({ ...plannerPreferencesQuery, refetchOnMount: "always" });
  const isFresh = person.isFetchedAfterMount && planner.isFetchedAfterMount;
  const account =
    isFresh && person.data !== undefined && planner.data !== undefined
      ? eatingOf(person.data, planner.data)
      : null;
  const isKnown = account !== null && isIn(said, account);
  useEffect(() => {
    if (isKnown) forgetSaid(ownerId);
  }, [isKnown, ownerId]);
  if (account === null || isKnown) return null;
  return (
    <SaidDialog
      ownerId={ownerId}
      proposal={withAccount(said, account)}
      said={said}
      accountDiet={account.diet}
      isNew={person.data?.updated_at === null}
      onLater={onLater}
    />
  );
}
