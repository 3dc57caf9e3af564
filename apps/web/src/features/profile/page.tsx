import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { type SessionUser, useSession } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { OfflineState } from "../../ui/offline-state.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { toast } from "../../ui/toast-store.ts";
import { DietaryTab } from "./components/dietary-tab.tsx";
import { PlanBadge } from "./components/plan-badge.tsx";
import { ToldElsewhere } from "./components/told-elsewhere.tsx";
import { toDraft } from "./draft.ts";
import { type Preferences, preferencesQuery } from "../../platform/preferences-query.ts";
import { type ProfileTab, profileTabs } from "./search.ts";
import * as t from "./texts/en/page.ts";

const Learned = lazyPart(() => import("./components/learned/learned.tsx"), "Learned");
const PersonalTab = lazyPart(() => import("./components/personal-tab.tsx"), "PersonalTab");
const SubscriptionTab = lazyPart(() => import("./components/subscription-tab.tsx"), "SubscriptionTab");
const SecurityTab = lazyPart(() => import("./components/security-tab.tsx"), "SecurityTab");

const failed = t.loadingFailed;

export function ProfilePage() {
  const session = useSession();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-title text-3xl">{t.myProfile}</h1>
        <PlanBadge />
      </div>
      {session.status === "signed-in" && <Profile user={session.user} />}
    </div>
  );
}

function Profile({ user }: { readonly user: SessionUser }) {
  const { data, isError, isPaused, isFetching, isFetchedAfterMount, refetch } = useQuery(preferencesQuery);
  useEffect(() => {
    if (isError && data === undefined) toast({ tone: "destructive", title: failed });
  }, [isError, data]);
  // A form is not begun from what lies here while the newer is on its way: it would be saved over it.
  const isNewest = isFetchedAfterMount || !isFetching;
  if (data !== undefined && isNewest) return <ProfileTabs user={user} stored={data} />;
  if (isPaused) {
    return <OfflineState title={t.offlineTitle} sentence={t.offlineLead} />;
  }
  if (isError) {
    return (
      <ErrorState title={failed} action={<Button onClick={() => void refetch()}>{t.tryAgain}</Button>} />
    );
  }
  return (
    <Loading label={t.loading} className="mt-6 grid gap-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </Loading>
  );
}

interface ProfileTabsProps {
  readonly user: SessionUser;
  readonly stored: Preferences;
}

function ProfileTabs({ user, stored }: ProfileTabsProps) {
  const search = useSearch("/profile");
  const { tab = "dietary" } = search;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => toDraft(stored));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  useEffect(() => {
    if (search.email === undefined && search.connected === undefined && search.error_code === undefined)
      return;
    void import("./arrival.ts").then(({ arrivalMessage }) => toast(arrivalMessage(search)));
    // Told once: a reload is no arrival.
    void navigate({ to: "/profile", search: { tab }, replace: true, keepsScroll: true });
  }, [search, tab, navigate]);
  const choose = (value: string) => {
    const next = profileTabs.find((one) => one === value);
    if (next !== undefined)
      void navigate({ to: "/profile", search: { tab: next }, replace: true, keepsScroll: true });
  };
  const items: readonly ({ value: ProfileTab } & ComponentProps<typeof Tabs>["items"][number])[] = [
    {
      value: "dietary",
      label: t.dietaryPreferences,
      content: (
        <>
          {search.told === "elsewhere" && stored.updated_at === null && <ToldElsewhere />}
          <DietaryTab draft={draft} onChange={change} />
          <div className="mt-8">
            <Suspense>
              <Learned />
            </Suspense>
          </div>
        </>
      ),
    },
    {
      value: "personal",
      label: t.personalInfo,
      content: <PersonalTab draft={draft} email={user.email} onChange={change} />,
      preload: PersonalTab.preload,
    },
    {
      value: "subscription",
      label: t.subscription,
      content: <SubscriptionTab />,
      preload: SubscriptionTab.preload,
    },
    {
      value: "security",
      label: t.securityAndData,
      content: <SecurityTab user={user} />,
      preload: SecurityTab.preload,
    },
  ];
  return <Tabs label={t.tabsLabel} className="mt-5" items={items} value={tab} onValueChange={choose} />;
}
