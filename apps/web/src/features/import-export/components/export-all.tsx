import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { complaintOf } from "../messages.ts";
import { fetchEverything } from "../queries.ts";
import * as t from "../texts/en/page.tsx";

/** The way out with everything. */
export function ExportAll() {
  const download = useMutation({
    mutationFn: fetchEverything,
    networkMode: "always",
    onSuccess: (file) => saveFile("recipes.zip", file),
    onError: (error) =>
      toast({
        tone: "destructive",
        title: t.exportAllFailed,
        description: complaintOf(error),
      }),
  });
  return (
    <Card as="section" id="export" aria-labelledby="export-title" className="grid grid-cols-1 gap-3">
      <h2 id="export-title" className="font-title text-2xl">
        {t.exportTitle}
      </h2>
      <p className="measure text-quiet">{t.exportEverything}</p>
      <div>
        <Button
          variant="quiet"
          busy={download.isPending}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => download.mutate()}
        >
          {t.exportAll}
        </Button>
      </div>
    </Card>
  );
}
