import { diets } from "../../../ui/texts/en/diets.ts";
import { DIETARY_GOALS, readAllergies } from "@meal/domain/profile/preferences";
import { useQuery } from "@tanstack/react-query";
import { Link } from "../../../platform/router/link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { goalLabels } from "../labels.ts";
import { type Preferences, preferencesQuery } from "../../../platform/preferences-query.ts";
import * as t from "../texts/en/eating-card.ts";

/** On the dashboard: how the person eats, or the question. It stays away until it knows which. */
export function EatingCard() {
  const { data } = useQuery(preferencesQuery);
  if (data === undefined) return null;
  return data.updated_at === null ? <Question /> : <Answer preferences={data} />;
}

function Question() {
  return (
    <Card as="section" className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-4">
      <div>
        <h2 className="font-title text-xl">{t.notSetUpTitle}</h2>
        <p className="mt-1 measure text-quiet">{t.notSetUpLead}</p>
        <Link to="/profile" className={`mt-4 ${buttonClass({ variant: "quiet" })}`}>
          {t.setItUp}
        </Link>
      </div>
      <Drawing name="meal-planner" className="w-28 sm:w-44" />
    </Card>
  );
}

function Answer({ preferences }: { readonly preferences: Preferences }) {
  const allergies = readAllergies(preferences.allergies);
  const goals = DIETARY_GOALS.filter((goal) => preferences.dietary_goals[goal] === true);
  return (
    <Card as="section" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 className="flex-1 font-title text-xl sm:flex-none">{t.howYouEat}</h2>
      <ul className="flex min-w-0 basis-full flex-wrap gap-2 max-sm:order-1 sm:flex-1 sm:basis-0">
        <li>
          <Badge tone="herb">{diets[preferences.dietary_preference]}</Badge>
        </li>
        {allergies.map((allergy) => (
          <li key={allergy} className="max-w-full">
            <Badge tone="danger" className="max-w-full">
              <span className="wrap-anywhere">{t.withoutFood(allergy)}</span>
            </Badge>
          </li>
        ))}
        {goals.map((goal) => (
          <li key={goal}>
            <Badge tone="aubergine">{goalLabels[goal]}</Badge>
          </li>
        ))}
      </ul>
      <Link to="/profile" className={buttonClass({ variant: "quiet", size: "compact" })}>
        {t.change}
      </Link>
    </Card>
  );
}
