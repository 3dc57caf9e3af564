import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { useEffect } from "react";
import { useSession } from "../../platform/session.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { Generator } from "./components/generator.tsx";
import { savedPlansQuery } from "./queries.ts";
import { isExtraTab } from "./search.ts";
import { fillFrom } from "./fill-from.ts";
import * as t from "./texts/en/page.ts";
import { useKeptWork } from "./work.ts";

const SavedTab = lazyPart(() => import("./components/saved-tab.tsx"), "SavedTab");

/** spec: 2, section 2, "Extra Planner pages". */
export function ExtraPlannerPage() {
  const session = useSession();
  // The guard lets nobody else in; while somebody leaves there is one frame without them.
  return session.status === "signed-in" ? <ExtraPlanner ownerId={session.user.id} /> : null;
}

function ExtraPlanner({ ownerId }: { readonly ownerId: string }) {
  const { tab = "generator", recipeName, description } = useSearch("/extra-planner");
  const navigate = useNavigate();
  const { data } = useInfiniteQuery(savedPlansQuery);
  useEffect(() => {
    if (recipeName === undefined && description === undefined) return;
    fillFrom(ownerId, { recipeName, description });
    // What the address brought stands in the fields now: loading the page anew must not put it over what is typed since.
    void navigate({ to: "/extra-planner", search: {}, replace: true, keepsScroll: true });
  }, [ownerId, recipeName, description, navigate]);
  useKeptWork(ownerId);
  const choose = (next: string) => {
    if (isExtraTab(next))
      void navigate({
        to: "/extra-planner",
        search: next === "generator" ? {} : { tab: next },
        replace: true,
        keepsScroll: true,
      });
  };
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="font-title text-3xl">{t.heading}</h1>
      <p className="mt-1 measure text-quiet">{t.subtitle}</p>
      <Tabs
        className="mt-5"
        label={t.heading}
        value={tab}
        onValueChange={choose}
        items={[
          {
            value: "generator",
            label: t.tabGenerator,
            content: <Generator ownerId={ownerId} onSaved={() => choose("saved")} />,
          },
          {
            value: "saved",
            label: t.tabSaved(data?.pages[0]?.total),
            content: <SavedTab onGenerate={() => choose("generator")} />,
            preload: SavedTab.preload,
          },
        ]}
      />
    </div>
  );
}
