import { type Eating, joinWords, withAccount } from "@meal/domain/planner/said-before";
import { changeSettings, DEFAULT_SETTINGS, type PlannerSettings } from "@meal/domain/planner/settings";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type Preferences, preferencesQuery } from "../../../platform/preferences-query.ts";
import { useSession } from "../../../platform/session.ts";
import { useValue } from "../../../platform/value-store.ts";
import { eatingOf, type PlannerPreferences } from "../keeping/account-eating.ts";
import { capturedIngredients, keepCaptured } from "../../../platform/captured.ts";
import { choicesOf } from "./choices.ts";
import { ownerOf } from "../plan/plan-store.ts";
import { plannerPreferencesQuery } from "../queries.ts";
import { saidBy, useSaid } from "./said-before.ts";

export interface SettingsView {
  readonly settings: PlannerSettings;
  /** The allergies of the profile, which always count, whatever is chosen here. */
  readonly profileAllergies: readonly string[];
  /** What they said as a guest and have not confirmed yet: until then it counts as well. */
  readonly said: Eating | null;
  readonly change: (part: Partial<PlannerSettings>) => void;
}

/** What the person chose, over what is known of them, over the defaults. */
export function useSettings(): SettingsView {
  const ownerId = ownerOf(useSession());
  const isPerson = ownerId !== null;
  const { data: person } = useQuery({ ...preferencesQuery, enabled: isPerson });
  const { data: planner } = useQuery({ ...plannerPreferencesQuery, enabled: isPerson });
  const said = useSaid(ownerId);
  const choices = choicesOf(ownerId);
  const part = useValue(choices);
  const { account, settings } = settingsOf({
    person: isPerson ? person : undefined,
    planner: isPerson ? planner : undefined,
    said,
    part,
  });
  return {
    settings,
    profileAllergies: account.allergies,
    said,
    change: (next) => {
      if (next.ingredients !== undefined) keepCaptured(next.ingredients);
      const mealsPerDay = next.mealsPerDay ?? settings.mealsPerDay;
      const { categories } = changeSettings(settings, { ...next, mealsPerDay });
      choices.set({ ...choices.get(), ...next, categories });
    },
  };
}

interface Known {
  readonly person: Preferences | undefined;
  readonly planner: PlannerPreferences | undefined;
  readonly said: Eating | null;
  readonly part: Partial<PlannerSettings>;
}

function settingsOf({ person, planner, said, part }: Known) {
  const account = eatingOf(person, planner);
  const { diet, dislikes, servings } = said === null ? account : withAccount(said, account);
  const settings = changeSettings(DEFAULT_SETTINGS, {
    ...planner?.usual,
    ingredients: capturedIngredients(),
    diet,
    dislikes,
    dishesLeftOut: planner?.dishesLeftOut ?? [],
    servings,
    ...part,
  });
  return { account, settings };
}

/** The settings of a person at this moment, for what is done outside of the planner. Throws where they cannot be asked for. */
export async function readSettings(
  queries: QueryClient,
  ownerId: string,
): Promise<Pick<SettingsView, "settings" | "said">> {
  const [person, planner] = await Promise.all([
    queries.ensureQueryData(preferencesQuery),
    queries.ensureQueryData(plannerPreferencesQuery),
  ]);
  const said = saidBy(ownerId);
  return { settings: settingsOf({ person, planner, said, part: choicesOf(ownerId).get() }).settings, said };
}

/** Foods that other screens found, or that were on the photos, join those at hand. */
export function addIngredients(ownerId: string | null, found: readonly string[]): void {
  const choices = choicesOf(ownerId);
  const part = choices.get();
  choices.set({ ...part, ingredients: joinWords(part.ingredients ?? capturedIngredients(), found) });
}
