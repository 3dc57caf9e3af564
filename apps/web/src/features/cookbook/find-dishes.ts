import type { browseCookbook } from "@meal/contract/recipes";
import { bindingDiet } from "@meal/domain/profile/preferences";
import { call } from "../../platform/api.ts";
import type { FoundThing, Sought } from "../../platform/feature.ts";
import { matchesWords } from "../../platform/matches-words.ts";
import { preferencesQuery } from "../../platform/preferences-query.ts";
import { cuisines } from "../../ui/texts/en/cuisines.ts";
import { type CookbookDish, cookbookKey } from "./queries.ts";

const mostDishes = 6;

/** Dishes of the cookbook as the diet of the person has them; without a network those that this device has seen. */
export async function find({ text, isOnline, queries, signal }: Sought): Promise<readonly FoundThing[]> {
  if (!isOnline) {
    const pages = queries.getQueriesData<{ pages: readonly { items: readonly CookbookDish[] }[] }>({
      queryKey: cookbookKey,
    });
    const seen = pages.flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? []);
    const fitting = seen.filter(({ name, knownAs }) => matchesWords([name, ...knownAs].join(" "), text));
    return [...new Map(fitting.map((dish) => [dish.id, thingOf(dish)])).values()].slice(0, mostDishes);
  }
  const person = queries.getQueryData(preferencesQuery.queryKey);
  const { vegan, vegetarian } = person?.dietary_goals ?? {};
  const diet = bindingDiet(person?.dietary_preference ?? "none", { vegan, vegetarian });
  const query = { text, diet, page: 1, pageSize: mostDishes };
  const { items } = await call<typeof browseCookbook>("GET /api/cookbook", { query }, { signal });
  return items.map(thingOf);
}

function thingOf({ id, name, cuisine }: CookbookDish): FoundThing {
  return { id, title: name, detail: cuisines[cuisine], href: `/recipe/${encodeURIComponent(id)}` };
}
