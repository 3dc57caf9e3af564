import { Camera, ImageUp, Trash2 } from "lucide-react";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { CameraOpens } from "./camera-opens.tsx";
import { readPicked, sayPickingCancelled } from "./photo-picking.ts";
import * as t from "./texts/en.ts";

const PhotoCamera = lazyPart(() => import("./photo-camera.tsx"), "PhotoCamera");

interface PhotoPanelProps {
  readonly photo: string | undefined;
  readonly onPhoto: (photo: string | undefined) => void;
  readonly isCameraOn: boolean;
  readonly onCamera: (isOn: boolean) => void;
  readonly isSaving?: boolean;
  /** What becomes of the photo. */
  readonly note?: string;
  /** Where the photo will be is shown before there is one. */
  readonly showsPlace?: boolean;
}

/** spec: 2, section 2, "Image panel": from no photo to a photo held, and back. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { photo, onPhoto, isCameraOn, onCamera } = props;
  const { isSaving = false, note = t.placeRemoved, showsPlace = true } = props;
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
  if (isCameraOn) return <Taking onPhoto={onPhoto} onCamera={onCamera} />;
  const isBusy = isReading || isSaving;
  return (
    <div className="grid gap-4">
      {(photo !== undefined || showsPlace) && <Held photo={photo} />}
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Button
          ref={cameraButton}
          variant="quiet"
          disabled={isBusy}
          icon={<Camera aria-hidden="true" className="size-5" />}
          onPointerEnter={PhotoCamera.preload}
          onFocus={PhotoCamera.preload}
          onClick={() => onCamera(true)}
        >
          {t.cameraOn}
        </Button>
        <FileButton
          label={t.uploadPhoto}
          icon={<ImageUp aria-hidden="true" className="size-5" />}
          accept="image/*"
          wide
          busy={isReading}
          disabled={isSaving}
          note={note}
          onFile={(file) => void take(file)}
          onCancel={sayPickingCancelled}
        />
      </div>
      {photo !== undefined && (
        <RemoveImage
          disabled={isBusy}
          onRemove={() => {
            onPhoto(undefined);
            cameraButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Taking({ onPhoto, onCamera }: Pick<PhotoPanelProps, "onPhoto" | "onCamera">) {
  const keep = (taken: string) => {
    onPhoto(taken);
    onCamera(false);
  };
  return (
    <Suspense fallback={<CameraOpens />}>
      <PhotoCamera onPhoto={keep} onClose={() => onCamera(false)} />
    </Suspense>
  );
}

function RemoveImage({ disabled, onRemove }: { readonly disabled: boolean; readonly onRemove: () => void }) {
  const icon = <Trash2 aria-hidden="true" className="size-5" />;
  return (
    <Button variant="plain" disabled={disabled} icon={icon} onClick={onRemove}>
      {t.removeImage}
    </Button>
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
      <p className="text-quiet">{t.noPhotoSelected}</p>
    </div>
  );
}
