import { changeSettings, DEFAULT_SETTINGS, type PlannerSettings } from "@meal/domain/planner/settings";
import { bindingDiet, readAllergies } from "@meal/domain/profile/preferences";
import { useQuery } from "@tanstack/react-query";
import { type Preferences, preferencesQuery } from "../../platform/preferences-query.ts";
import { useSession } from "../../platform/session.ts";
import { createValueStore, useValue } from "../../platform/value-store.ts";
import { capturedIngredients, keepCaptured } from "./captured.ts";
import { ownerOf } from "./plan-store.ts";
import { plannerPreferencesQuery } from "./queries.ts";

interface Choices {
  readonly ownerId: string | null;
  readonly part: Partial<PlannerSettings>;
}

const storageKey = "planner-choices";

/** What was chosen on this visit. It outlives leaving the page, failing to generate and a reload, and belongs to one person. */
const choices = createValueStore<Choices>(readChoices());

function choose(chosen: Choices): void {
  choices.set(chosen);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

function readChoices(): Choices {
  const none = { ownerId: null, part: {} };
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this file writes it, and only on this visit.
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Choices | null) ?? none;
  } catch {
    return none;
  }
}

export interface SettingsView {
  readonly settings: PlannerSettings;
  /** Those of the profile: they always count, whatever is chosen here. */
  readonly profileAllergies: readonly string[];
  readonly change: (part: Partial<PlannerSettings>) => void;
}

/** What the person chose, over what is known of them, over the defaults. */
export function useSettings(): SettingsView {
  const ownerId = ownerOf(useSession());
  const isPerson = ownerId !== null;
  const { data: person } = useQuery({ ...preferencesQuery, enabled: isPerson });
  const { data: planner } = useQuery({ ...plannerPreferencesQuery, enabled: isPerson });
  const chosen = useValue(choices);
  const part = chosen.ownerId === ownerId ? chosen.part : {};
  const settings = changeSettings(DEFAULT_SETTINGS, {
    ingredients: capturedIngredients(),
    ...(person && { diet: dietOf(person) }),
    ...planner,
    ...part,
  });
  return {
    settings,
    profileAllergies: readAllergies(isPerson ? (person?.allergies ?? "") : ""),
    change: (next) => {
      if (next.ingredients !== undefined) keepCaptured(next.ingredients);
      const mealsPerDay = next.mealsPerDay ?? settings.mealsPerDay;
      const { categories } = changeSettings(settings, { ...next, mealsPerDay });
      choose({ ownerId, part: { ...part, ...next, categories } });
    },
  };
}

/** The diet that the server keeps to in any case. */
function dietOf({ dietary_preference: diet, dietary_goals: goals }: Preferences) {
  return bindingDiet(diet, { vegan: goals.vegan === true, vegetarian: goals.vegetarian === true });
}

/** Foods that other screens found, or that were on the photos, join those at hand. */
export function addIngredients(ownerId: string | null, found: readonly string[]): void {
  const { part } = choices.get();
  const here = choices.get().ownerId === ownerId ? part : {};
  const known = here.ingredients ?? capturedIngredients();
  const fresh = found.filter((food) => !known.some((each) => each.toLowerCase() === food.toLowerCase()));
  choose({ ownerId, part: { ...here, ingredients: [...known, ...fresh] } });
}
