import { Camera, ImageUp, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { readPicked, sayPickingCancelled } from "../photo-picking.ts";
import { PhotoCamera } from "./photo-camera.tsx";
import * as t from "../texts/en/photo.ts";

interface PhotoPanelProps {
  readonly photo: string | undefined;
  readonly onPhoto: (photo: string | undefined) => void;
  readonly isCameraOn: boolean;
  readonly onCamera: (isOn: boolean) => void;
  readonly isSaving: boolean;
}

/** spec: 2, section 2, "Image panel": from no photo to a photo held, and back. */
export function PhotoPanel({ photo, onPhoto, isCameraOn, onCamera, isSaving }: PhotoPanelProps) {
  const [isReading, setReading] = useState(false);
  const cameraButton = useRef<HTMLButtonElement>(null);
  // Whatever had the focus is gone with the camera, or with the photo.
  const focus = useEffectEvent(() => cameraButton.current?.focus());
  useEffect(() => (isCameraOn ? () => focus() : undefined), [isCameraOn]);
  async function take(file: File) {
    setReading(true);
    const picked = await readPicked(file);
    setReading(false);
    if (picked !== undefined) onPhoto(picked);
  }
  if (isCameraOn) {
    const keep = (taken: string) => {
      onPhoto(taken);
      onCamera(false);
    };
    return <PhotoCamera onPhoto={keep} onClose={() => onCamera(false)} />;
  }
  const isBusy = isReading || isSaving;
  return (
    <div className="grid gap-4">
      <Held photo={photo} />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Button
          ref={cameraButton}
          variant="quiet"
          disabled={isBusy}
          icon={<Camera aria-hidden="true" className="size-5" />}
          onClick={() => onCamera(true)}
        >
          {t.turnCameraOn}
        </Button>
        <FileButton
          label={t.upload}
          icon={<ImageUp aria-hidden="true" className="size-5" />}
          accept="image/*"
          wide
          busy={isReading}
          disabled={isSaving}
          note={t.uploadNote}
          onFile={(file) => void take(file)}
          onCancel={sayPickingCancelled}
        />
      </div>
      {photo !== undefined && (
        <Button
          variant="plain"
          disabled={isBusy}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() => {
            onPhoto(undefined);
            cameraButton.current?.focus();
          }}
        >
          {t.removeImage}
        </Button>
      )}
    </div>
  );
}

function Held({ photo }: { readonly photo: string | undefined }) {
  const frame = "h-[45dvh] w-full rounded-card";
  if (photo !== undefined) {
    return <img src={photo} alt={t.yourMeal} className={`${frame} bg-linen object-contain`} />;
  }
  return (
    <div className={`${frame} grid place-content-center justify-items-center gap-2 bg-linen`}>
      <Drawing name="empty" className="w-40" />
      <p className="text-quiet">{t.noPhoto}</p>
    </div>
  );
}
