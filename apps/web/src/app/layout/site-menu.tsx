import { Menu } from "lucide-react";
import { type ComponentType, useState } from "react";
import { PopoverMenu } from "../../ui/popover-menu.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import * as t from "../texts/en/frame.ts";

let links: ComponentType | undefined;

/** Brings what is in the menu. Pages that were written at build time have it from the start, and wait for it here. */
export async function loadSiteLinks(): Promise<void> {
  links = (await import("./site-links.tsx")).SiteLinks;
}

/** The site's own pages, and the theme. In the app its lines are loaded when somebody goes near the button. */
export function SiteMenu() {
  const [Links, setLinks] = useState(() => links);
  const load = () => {
    if (Links !== undefined) return;
    // Without a network it is tried again the next time.
    void loadSiteLinks().then(
      () => setLinks(() => links),
      () => {},
    );
  };
  return (
    <PopoverMenu label={t.menu} face={<Menu aria-hidden="true" className="size-6" />} onApproach={load}>
      {Links === undefined ? <Lines /> : <Links />}
    </PopoverMenu>
  );
}

function Lines() {
  return (
    <Loading label={t.menuIsComing} className="grid gap-2 p-2">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-12 w-full" />
    </Loading>
  );
}
