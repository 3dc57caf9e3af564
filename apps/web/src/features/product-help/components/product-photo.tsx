import { Camera } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { shrinkPhoto } from "../../../platform/shrink-photo.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";

interface ProductPhotoProps {
  readonly photo: string | undefined;
  readonly onPhoto: (photo: string | undefined) => void;
}

/** Takes or picks one photo, and makes it small enough to be sent. */
export function ProductPhoto({ photo, onPhoto }: ProductPhotoProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      onPhoto(await shrinkPhoto(file));
      setProblem(undefined);
    } catch {
      setProblem("This file is not a photo we can read.");
    }
    // The same file may be chosen once more.
    target.value = "";
  }
  return (
    <div className="grid gap-3">
      {photo !== undefined && (
        <img src={photo} alt="The product you ask about" className="max-h-56 rounded-card object-contain" />
      )}
      <div>
        <input
          id={id}
          type="file"
          accept="image/*"
          aria-describedby={`${id}-note`}
          onChange={(event) => void take(event)}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={cx(
            buttonClass({ variant: "quiet", wide: true }),
            "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
          )}
        >
          <Camera aria-hidden="true" className="size-5" />
          {photo === undefined ? "Take or choose a photo" : "Another photo"}
        </label>
        <p
          id={`${id}-note`}
          aria-live="polite"
          className={cx("mt-1.5 text-sm", problem ? "font-medium text-danger" : "text-quiet")}
        >
          {problem ?? "It is read to answer you, and not kept."}
        </p>
      </div>
    </div>
  );
}
