import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { complaintOf } from "../messages.ts";
import { fetchEverything } from "../queries.ts";

/** The way out with everything. */
export function ExportAll() {
  const download = useMutation({
    mutationFn: fetchEverything,
    networkMode: "always",
    onSuccess: (file) => saveFile("recipes.zip", file),
    onError: (error) =>
      toast({
        tone: "destructive",
        title: "Your recipes could not be exported",
        description: complaintOf(error),
      }),
  });
  return (
    <Card as="section" id="export" aria-labelledby="export-title" className="grid grid-cols-1 gap-3">
      <h2 id="export-title" className="font-title text-2xl">
        Take them with you
      </h2>
      <p className="measure text-quiet">
        Everything you saved, as schema.org JSON, Markdown and Cooklang in one zip. Other apps read these, and
        what you bring back here is the same as before.
      </p>
      <div>
        <Button
          variant="quiet"
          busy={download.isPending}
          icon={<Download aria-hidden="true" className="size-5" />}
          onClick={() => download.mutate()}
        >
          Download all recipes
        </Button>
      </div>
    </Card>
  );
}
