import { Camera } from "lucide-react";
import { useState } from "react";
import { shrinkPhoto } from "../../../platform/photo/shrink-photo.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import * as t from "../texts/en.ts";

interface ProductPhotoProps {
  readonly photo: string | undefined;
  readonly onPhoto: (photo: string | undefined) => void;
}

/** Takes or picks one photo, and makes it small enough to be sent. */
export function ProductPhoto({ photo, onPhoto }: ProductPhotoProps) {
  const [problem, setProblem] = useState<string>();
  async function take(file: File) {
    try {
      onPhoto(await shrinkPhoto(file));
      setProblem(undefined);
    } catch {
      setProblem(t.notPhoto);
    }
  }
  return (
    <div className="grid gap-3">
      {photo !== undefined && (
        <img src={photo} alt={t.photoAlt} className="max-h-56 rounded-card object-contain" />
      )}
      <FileButton
        label={photo === undefined ? t.takePhoto : t.anotherPhoto}
        icon={<Camera aria-hidden="true" className="size-5" />}
        accept="image/*"
        wide
        note={t.photoNote}
        complaint={problem}
        onFile={(file) => void take(file)}
      />
    </div>
  );
}
