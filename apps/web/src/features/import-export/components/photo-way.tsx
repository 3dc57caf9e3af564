import { Camera } from "lucide-react";
import { FileButton } from "../../../ui/file-button.tsx";
import type { WayProps } from "./way-props.ts";
import * as t from "../texts/en/page.tsx";

/** A recipe from a cookbook, a magazine, a card in somebody's handwriting. */
export function PhotoWay({ bringing }: Pick<WayProps, "bringing">) {
  const isBusy = bringing.busy === "photo";
  return (
    <div className="py-4 sm:py-8">
      <FileButton
        label={isBusy ? t.photoReading : t.photoChoose}
        icon={<Camera aria-hidden="true" className="size-5" />}
        accept="image/*"
        variant="primary"
        busy={isBusy}
        note={t.photoNote}
        complaint={bringing.complaint("photo")}
        onFile={(file) => bringing.begin({ kind: "photo", file })}
      />
    </div>
  );
}
