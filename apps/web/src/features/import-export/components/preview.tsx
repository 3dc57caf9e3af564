import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { MessageState } from "../../../ui/message-state.tsx";
import { changeDraft, type Preview as PreviewOfDraft } from "../draft.ts";
import type { Entry } from "../entry.ts";

import { savePreview } from "../save.ts";
import { CollectionLink } from "./collection-link.tsx";
import { EntryCard } from "./entry-card.tsx";
import { Failures } from "./failures.tsx";
import * as t from "../texts/en/page.tsx";

interface PreviewProps {
  readonly userId: string;
  readonly preview: PreviewOfDraft;
}

/** What was read, to be looked at and put right before it is saved. */
export function Preview({ userId, preview }: PreviewProps) {
  const { entries, failures, savedCount } = preview;
  const queries = useQueryClient();
  const change = (next: PreviewOfDraft | null) => changeDraft(userId, { preview: next });
  const saving = useMutation({
    mutationFn: () => savePreview(queries, preview),
    networkMode: "always",
    onSuccess: change,
  });
  const changeEntry = (changed: Entry) =>
    change({
      ...preview,
      entries: entries.map((entry) => (entry.read.id === changed.read.id ? changed : entry)),
    });
  const takenCount = entries.filter(({ isTaken }) => isTaken).length;
  const canSave = entries.every(({ isTaken, name }) => !isTaken || name.trim() !== "");
  const isAlone = entries.length === 1 && savedCount === 0;
  const isAllSaved = entries.length === 0 && savedCount > 0;
  return (
    <section aria-label={t.preview} className="grid grid-cols-1 gap-4">
      {isAllSaved ? <Saved count={savedCount} /> : <Title count={entries.length} />}
      {savedCount > 0 && !isAllSaved && (
        <Banner tone="success" announce title={t.savedToFavorites(savedCount)} action={<CollectionLink />} />
      )}
      <ul className="grid grid-cols-1 gap-4">
        {entries.map((entry) => (
          <EntryCard key={entry.read.id} entry={entry} isAlone={isAlone} onChange={changeEntry} />
        ))}
      </ul>
      <Failures title={t.couldNotBeRead} failures={failures} />
      <div className="flex flex-wrap gap-3">
        {entries.length > 0 && (
          <Button
            busy={saving.isPending}
            disabled={takenCount === 0 || !canSave}
            onClick={() => saving.mutate()}
          >
            {isAlone ? t.saveToFavorites : t.saveManyToFavorites(takenCount)}
          </Button>
        )}
        <Button variant="quiet" onClick={() => change(null)}>
          {entries.length > 0 ? t.discard : t.bringSomethingElse}
        </Button>
      </div>
    </section>
  );
}

/** What comes in the place of something takes the focus that it had. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function Title({ count }: { readonly count: number }) {
  return (
    <div>
      <h2 ref={takeFocus} tabIndex={-1} className="font-title text-2xl outline-none">
        {count === 0 ? t.nothingToKeep : t.toLookAt(count)}
      </h2>
      {count > 0 && <p className="mt-1 text-quiet">{t.nothingSavedYet}</p>}
    </div>
  );
}

function Saved({ count }: { readonly count: number }) {
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <MessageState
        announce="status"
        drawing={<Drawing name="recipe-box" />}
        title={t.savedToFavorites(count)}
        action={<CollectionLink />}
      />
    </div>
  );
}
