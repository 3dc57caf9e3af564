import { bindingDiet } from "@meal/domain/profile/preferences";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { useEffect, useState } from "react";
import { preferencesQuery } from "../../platform/preferences-query.ts";
import { useSession } from "../../platform/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Dishes, Waiting } from "./components/dishes.tsx";
import { Filters } from "./components/filters.tsx";
import { addressOf, type CookbookSearch, readCookbookSearch } from "./search.ts";
import * as t from "./texts/en/page.ts";

const searchAfterMs = 250;

/** Every dish of the cookbook, the best known first, or the nearest to what was typed. */
export function CookbookPage() {
  const isPerson = useSession().status === "signed-in";
  const ownRecipes: string = "/recipe-history";
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="font-title text-3xl">{t.title}</h1>
        {isPerson && (
          <Link to={ownRecipes} className={buttonClass({ variant: "quiet" })}>
            {t.yourRecipes}
          </Link>
        )}
      </div>
      <p className="mt-1 measure text-quiet">{t.lead}</p>
      <Browse />
    </div>
  );
}

function Browse() {
  const search = readCookbookSearch(useSearch("/recipes"));
  const navigate = useNavigate();
  const diet = useDietOf(search);
  const change = (next: CookbookSearch) =>
    void navigate({ to: "/recipes", search: addressOf(next), replace: true, keepsScroll: true });
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <Words search={search} onChange={change} />
      <Filters search={search} diet={diet ?? "none"} onChange={change} />
      {diet === undefined ? <Waiting /> : <Dishes search={search} diet={diet} />}
    </div>
  );
}

/** Where nobody chose one, the diet that the person keeps: what they find is what they eat. Undefined until that is known. */
function useDietOf({ diet }: CookbookSearch) {
  const isPerson = useSession().status === "signed-in";
  const { data, isLoading } = useQuery({ ...preferencesQuery, enabled: isPerson });
  if (diet === undefined && isLoading) return undefined;
  const { vegan, vegetarian } = data?.dietary_goals ?? {};
  return diet ?? bindingDiet((isPerson && data?.dietary_preference) || "none", { vegan, vegetarian });
}

interface WordsProps {
  readonly search: CookbookSearch;
  readonly onChange: (search: CookbookSearch) => void;
}

/** The field follows every letter; what is asked for waits until the typing rests. */
function Words({ search, onChange }: WordsProps) {
  const { q = "" } = search;
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed === q) return undefined;
    const timer = setTimeout(() => onChange({ ...search, q: typed }), searchAfterMs);
    return () => clearTimeout(timer);
  });
  return (
    <Field label={t.search} hideLabel>
      <SearchInput
        value={typed}
        placeholder={t.searchPlaceholder}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
