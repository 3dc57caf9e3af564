import { useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { plansKey } from "../../../platform/recipe-cache.ts";
import { today } from "../../../platform/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { formatDate } from "../../../language/dates.ts";
import { planOf, type StoredPlan } from "../plan/open-plan.ts";
import type { PlanStore } from "../plan/plan-store.ts";
import { changePlan } from "../queries.ts";
import { dayAfter, planWeek } from "./repeat-week.ts";
import { useRemovePlan } from "./use-remove-plan.ts";
import * as counts from "../texts/en/counts.ts";
import * as dialogs from "../texts/en/dialogs.tsx";
import * as t from "../texts/en/saved-weeks.ts";

/** What opens in the place of something takes the focus that would be lost with that. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

interface WeekRowProps {
  readonly week: StoredPlan;
  readonly store: PlanStore;
  readonly onClose: () => void;
}

/** A week that was kept: it is planned from a date on, renamed, or deleted. */
export function WeekRow({ week, store, onClose }: WeekRowProps) {
  const remove = useRemovePlan("week");
  const [doing, setDoing] = useState<"planning" | "renaming" | "done">();
  const { name, created_at, content } = week;
  const done = () => setDoing("done");
  return (
    <li className="grid grid-cols-1 gap-2 px-2 py-3">
      <div className="flex items-center gap-1">
        <p className="grid min-w-0 flex-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-quiet">
            {dialogs.madeOn(formatDate(created_at), counts.days(content.days.length))}
          </span>
        </p>
        <IconButton
          label={t.renameLabel(name)}
          icon={<Pencil aria-hidden="true" className="size-5" />}
          onClick={() => setDoing("renaming")}
        />
        <IconButton
          label={dialogs.deletePlan(name)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => void remove(week)}
        />
      </div>
      {doing === "renaming" && <Renaming week={week} onDone={done} />}
      {doing === "planning" && <Planning week={week} store={store} onCancel={done} onPlanned={onClose} />}
      {doing !== "planning" && doing !== "renaming" && content.days.length > 0 && (
        <Button
          variant="quiet"
          size="compact"
          className="justify-self-start"
          ref={doing === "done" ? takeFocus : undefined}
          aria-label={t.planAgainLabel(name)}
          icon={<CalendarPlus aria-hidden="true" className="size-5" />}
          onClick={() => setDoing("planning")}
        >
          {t.planAgain}
        </Button>
      )}
    </li>
  );
}

interface PlanningProps extends Pick<WeekRowProps, "week" | "store"> {
  readonly onCancel: () => void;
  readonly onPlanned: () => void;
}

/** From the day after the plan on the screen, unless another one is chosen. */
function Planning({ week, store, onCancel, onPlanned }: PlanningProps) {
  const [startDate, setStartDate] = useState(() => {
    const open = store.get();
    return open === null ? today() : dayAfter(open);
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    planWeek(store, week, startDate);
    onPlanned();
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={t.startsOn} className="w-44">
        <Input
          type="date"
          required
          ref={takeFocus}
          value={startDate}
          onChange={({ target }) => setStartDate(target.value)}
        />
      </Field>
      <Button type="submit">{t.planIt}</Button>
      <Button variant="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </form>
  );
}

interface RenamingProps {
  readonly week: StoredPlan;
  readonly onDone: () => void;
}

function Renaming({ week, onDone }: RenamingProps) {
  const queries = useQueryClient();
  const [name, setName] = useState(week.name);
  const [isSaving, setSaving] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      await changePlan({ ...planOf(week), name: name.trim() }, week.revision);
      await queries.invalidateQueries({ queryKey: plansKey });
      onDone();
    } catch {
      // It may have been renamed elsewhere.
      void queries.invalidateQueries({ queryKey: plansKey });
      toast({ tone: "destructive", title: t.renameFailed });
      setSaving(false);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2">
      <Field label={t.name} className="min-w-0 flex-1 basis-44">
        <Input
          required
          pattern=".*\S.*"
          maxLength={200}
          ref={takeFocus}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" busy={isSaving}>
        {t.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t.cancel}
      </Button>
    </form>
  );
}
