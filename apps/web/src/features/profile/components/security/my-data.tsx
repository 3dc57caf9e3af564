import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { saveFile } from "../../../../platform/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { fetchMyData } from "../../security-queries.ts";
import { complain } from "./complain.ts";
import { Section } from "./section.tsx";
import { useConfirmed } from "./use-confirmed.tsx";
import * as t from "../../texts/en/security.tsx";

export function MyData() {
  const { run, dialog } = useConfirmed();
  const download = useMutation({
    mutationFn: () => run(fetchMyData),
    networkMode: "always",
    onSuccess: (file) => file !== undefined && saveFile("my-meal-planner-data.json", file),
    onError: (error) => complain(t.dataNotDownloaded, error),
  });
  return (
    <Section title={t.yourData} text={t.yourDataLead}>
      <Button
        variant="quiet"
        busy={download.isPending}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => download.mutate()}
      >
        {t.downloadMyData}
      </Button>
      {dialog}
    </Section>
  );
}
