import { useEffect, useMemo, useState } from "react";
import { isRefusal } from "../../platform/api.ts";
import type { GuestDays } from "../../platform/feature.ts";
import { useRegistry } from "../../platform/registry.ts";
import { useSession } from "../../platform/session.ts";
import { useValue } from "../../platform/value-store.ts";
import { toast } from "../../ui/toast-store.ts";
import { followPlans } from "./follow-plans.ts";
import { guestListOf } from "./guest-list.ts";
import { leftList } from "./left-list.ts";
import type { ListStore, ShownList } from "./list-store.ts";
import type { PersonList } from "./open-list.ts";
import { personList } from "./person-list.ts";
import * as t from "./texts/en/page.tsx";

/** The list of whoever is here. */
export interface OpenList {
  readonly shown: ShownList;
  readonly act: ListStore["act"];
  /** Undefined for a guest, and for the list of somebody whose session ran out. */
  readonly person: PersonList | undefined;
  /** Of a guest: a sample, or what their plan needs; undefined for the list of a person. */
  readonly guest: { readonly isSample: boolean } | undefined;
  /** Asks once more for a list that did not come. */
  readonly tryAgain: () => void;
}

/** Opens the list: a person's follows their plans and other devices while it is looked at. */
export function useList(): OpenList {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const leftBy = session.status === "guest" ? session.leftBy : undefined;
  const guest = useGuestList(userId === undefined && leftBy === undefined);
  const person = userId === undefined ? undefined : personList(userId);
  const store = person ?? (leftBy === undefined ? guest : leftList(leftBy.id));
  useEffect(() => {
    if (userId === undefined) return undefined;
    const opened = personList(userId);
    void followPlans(opened);
    return opened.watch();
  }, [userId]);
  return {
    shown: useValue(store.shown),
    act: store.act,
    person,
    guest: store === guest ? guest : undefined,
    tryAgain: () => void (person === undefined ? guest.begin() : person.outbox.sync()),
  };
}

function useGuestList(isGuest: boolean) {
  const { guestDays } = useRegistry();
  const [days, setDays] = useState<GuestDays>();
  useEffect(() => {
    if (isGuest) void guestDays().then(setDays);
  }, [guestDays, isGuest]);
  const guest = useMemo(() => guestListOf(days), [days]);
  useEffect(() => void guest.begin(), [guest]);
  return guest;
}

/** What the person asked for themselves answers for itself. spec: 2, sections 5 and 8. */
export async function refreshFromPlan(person: PersonList | undefined): Promise<boolean> {
  if (person === undefined) {
    toast({ tone: "destructive", title: t.signInToRefresh });
    return false;
  }
  try {
    await person.refresh();
    return true;
  } catch (error) {
    toast({ tone: "destructive", title: refreshComplaint(error) });
    return false;
  }
}

function refreshComplaint(error: unknown): string {
  if (isRefusal(error) && error.code === "no_meal_plans") return t.noPlans;
  if (isRefusal(error) && error.code === "no_ingredients") return t.noIngredients;
  return t.refreshFailed;
}
