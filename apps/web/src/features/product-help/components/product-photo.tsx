import { Camera } from "lucide-react";
import { useState } from "react";
import { shrinkPhoto } from "../../../platform/shrink-photo.ts";
import { FileButton } from "../../../ui/file-button.tsx";

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
      setProblem("This file is not a photo we can read.");
    }
  }
  return (
    <div className="grid gap-3">
      {photo !== undefined && (
        <img src={photo} alt="The product you ask about" className="max-h-56 rounded-card object-contain" />
      )}
      <FileButton
        label={photo === undefined ? "Take or choose a photo" : "Another photo"}
        icon={<Camera aria-hidden="true" className="size-5" />}
        accept="image/*"
        wide
        note="It is read to answer you, and not kept."
        complaint={problem}
        onFile={(file) => void take(file)}
      />
    </div>
  );
}
