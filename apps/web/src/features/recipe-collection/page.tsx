import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { useRegistry } from "../../platform/registry.ts";
import { useSession } from "../../platform/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { Field } from "../../ui/field.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { MessageState } from "../../ui/message-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { SearchInput } from "../../ui/search-input.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PlannerLink } from "./components/planner-link.tsx";
import { ViewedTab } from "./components/viewed-tab.tsx";
import { type CollectionTab, isCollectionTab } from "./search.ts";
import * as t from "./texts/en/page.ts";

const PlansTab = lazyPart(() => import("./components/plans-tab.tsx"), "PlansTab");
const FavoritesTab = lazyPart(() => import("./components/favorites-tab.tsx"), "FavoritesTab");
const SearchResults = lazyPart(() => import("./components/search-results.tsx"), "SearchResults");

/** spec: 2, section 9. */
const redirectAfterMs = 3000;
const searchAfterMs = 250;

/** Everything that a person saved or looked at. */
export function CollectionPage() {
  const { status } = useSession();
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="font-title text-3xl">{t.title}</h1>
        <div className="flex flex-wrap gap-2">
          {status === "signed-in" && <OtherRecipes />}
          <PlannerLink variant="quiet">{t.backToPlanner}</PlannerLink>
        </div>
      </div>
      {status === "signed-in" ? <Collection /> : <LoginRequired />}
    </div>
  );
}

/** The cookbook, the way in from elsewhere and the way out, which are other features'. */
function OtherRecipes() {
  const path = "/import";
  const cookbook = "/recipes";
  const { hasPage } = useRegistry();
  if (!hasPage(path) || !hasPage(cookbook)) return null;
  return (
    <>
      <Link to={cookbook} className={buttonClass({ variant: "quiet" })}>
        {t.browseCookbook}
      </Link>
      <Link to={path} className={buttonClass({ variant: "quiet" })}>
        {t.importRecipes}
      </Link>
      <Link to={path} hash="export" className={buttonClass({ variant: "quiet" })}>
        {t.exportRecipes}
      </Link>
    </>
  );
}

const tabItems: readonly ({ value: CollectionTab } & ComponentProps<typeof Tabs>["items"][number])[] = [
  { value: "plans", label: t.tabPlans, content: <PlansTab />, preload: PlansTab.preload },
  { value: "viewed", label: t.tabViewed, content: <ViewedTab /> },
  { value: "favorites", label: t.tabFavorites, content: <FavoritesTab />, preload: FavoritesTab.preload },
];

function Collection() {
  const search = useSearch("/recipe-history");
  const { tab = "viewed", q = "", kind = "all" } = search;
  const navigate = useNavigate();
  const change = (part: { readonly tab?: CollectionTab; readonly q?: string; readonly kind?: typeof kind }) =>
    void navigate({
      to: "/recipe-history",
      search: { ...search, ...part },
      replace: true,
      keepsScroll: true,
    });
  // The field follows every letter; what is asked for waits until the typing rests.
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed === q) return undefined;
    const timer = setTimeout(() => change({ q: typed }), typed === "" ? 0 : searchAfterMs);
    return () => clearTimeout(timer);
  });
  const text = q.trim();
  return (
    <div className="mt-5 grid grid-cols-1 gap-5">
      <Field label={t.searchLabel} hideLabel>
        <SearchInput
          value={typed}
          placeholder={t.searchPlaceholder}
          onFocus={SearchResults.preload}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {text === "" ? (
        <Tabs
          label={t.title}
          items={tabItems}
          value={tab}
          onValueChange={(next) => {
            if (isCollectionTab(next)) change({ tab: next });
          }}
        />
      ) : (
        <Suspense fallback={<SearchSkeleton />}>
          <SearchResults text={text} kind={kind} onKindChange={(next) => change({ kind: next })} />
        </Suspense>
      )}
    </div>
  );
}

function SearchSkeleton() {
  return (
    <Loading label={t.searching} className="grid gap-4">
      <Skeleton className="h-20 w-full max-w-xs" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Loading>
  );
}

/** spec: 2, section 2. The screen says why before it leads to the login. */
function LoginRequired() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      toast({ tone: "info", title: t.logInToast });
      void navigate({ to: "/login", replace: true });
    }, redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <MessageState
      drawing={<Drawing name="empty" />}
      title={t.loginRequired}
      sentence={t.loginWhy}
      action={
        <Link to="/login" className={buttonClass()}>
          {t.goToLogin}
        </Link>
      }
    />
  );
}
