import { nothingToSave } from "@meal/domain/extra-planner/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../ui/toast-store.ts";
import { planOf } from "./generate.ts";
import type { Made } from "./kept-work.ts";
import { extraPlansKey, planQuery, savePlan } from "./queries.ts";
import { sayWhyKept } from "./say-why.ts";
import * as t from "./texts/en/page.ts";
import { changeMade } from "./work.ts";

/** spec: 2, section 4: a successful save leads to what is saved. Twice is once: the id is made before. */
export function useSave(ownerId: string, onSaved: () => void) {
  const [isSaving, setSaving] = useState(false);
  const queries = useQueryClient();
  async function save(made: Made) {
    if (made.imageUrl === "" || made.recipeName.trim() === "") {
      toast({ tone: "destructive", title: nothingToSave });
      return;
    }
    setSaving(true);
    try {
      const plan = await savePlan(planOf(made));
      queries.setQueryData(planQuery(plan.id).queryKey, plan);
      changeMade(ownerId, made.id, { isSaved: true });
      await queries.invalidateQueries({ queryKey: extraPlansKey });
      onSaved();
    } catch (error) {
      toast({ tone: "destructive", title: t.saveFailed, description: sayWhyKept(error) });
    }
    setSaving(false);
  }
  return { isSaving, save };
}
