import { RECIPE_APPS } from "@meal/domain/import-export/apps";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type DragEvent, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { importsQuery } from "../queries.ts";
import { sendFile, type Upload, useUpload } from "../upload.ts";
import type { WayProps } from "./way-props.ts";
import * as t from "../texts/en/page.tsx";

/** Recipes from the export of another app. They are saved in the background, without a preview: there may be thousands. */
export function FileWay({ userId }: Pick<WayProps, "userId">) {
  const state = useUpload(userId);
  const queries = useQueryClient();
  async function take(file: File) {
    await sendFile(userId, file);
    await queries.invalidateQueries({ queryKey: importsQuery.queryKey });
  }
  return state.status === "sending" ? (
    <Sending {...state} />
  ) : (
    <DropZone state={state} onFile={(file) => void take(file)} />
  );
}

interface DropZoneProps {
  readonly state: Upload;
  readonly onFile: (file: File) => void;
}

function DropZone({ state, onFile }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  function follow(event: DragEvent) {
    event.preventDefault();
    setOver(event.type === "dragover");
    // Of several files only the first is taken: an app's export is one file.
    const [file] = event.dataTransfer.files;
    if (event.type === "drop" && file !== undefined) onFile(file);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dropping is a short cut for those with a mouse; the button inside does the same.
    <section
      aria-label={t.fileOfAnotherApp}
      onDragOver={follow}
      onDragLeave={follow}
      onDrop={follow}
      className={cx(
        "grid justify-items-center gap-4 rounded-card border-2 border-dashed p-5 transition-colors sm:p-8",
        isOver ? "border-herb bg-herb-soft" : "border-line",
      )}
    >
      <FileButton
        label={t.fileChoose}
        icon={<FileUp aria-hidden="true" className="size-5" />}
        variant="primary"
        note={t.fileNote}
        complaint={state.status === "failed" ? t.fileProblem(state.fileName, state.problem) : undefined}
        onFile={onFile}
      />
      <p className="max-w-prose text-center text-sm text-quiet">
        {t.fileKinds([...RECIPE_APPS, "Cooklang"])}
      </p>
    </section>
  );
}

function Sending({ fileName, share, stop }: Extract<Upload, { status: "sending" }>) {
  const percent = `${Math.round(share * 100)} %`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Progress label={t.fileSending(fileName)} value={share} max={1} valueText={percent} />
      <Button variant="quiet" className="justify-self-start" onClick={stop}>
        {t.cancel}
      </Button>
    </div>
  );
}
