import { useEffect, useEffectEvent, useRef, useState } from "react";
import { hasCamera } from "../../../platform/photo/camera.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogFrame } from "../../../ui/dialog-frame.tsx";
import { type Meal, useSaveMeal, type Way } from "../history-save.ts";
import { sayNothingToSave } from "../../../platform/photo/photo-picking.ts";
import { PhotoPanel } from "../../../platform/photo/photo-panel.tsx";
import * as t from "../texts/en/photo.ts";

export interface PhotoDialogProps {
  readonly way: Way;
  readonly meal: Meal;
  readonly onClose: () => void;
  readonly onSaved: () => void;
  readonly onSaving?: (isSaving: boolean) => void;
}

/** A photo of what was cooked, and the entry in the history with it or without. It stays open while it saves. */
export function PhotoDialog({ way, meal, onClose, onSaved, onSaving }: PhotoDialogProps) {
  const [photo, setPhoto] = useState<string>();
  const [isCameraOn, setCameraOn] = useState(false);
  const { isSaving, save } = useSaveMeal(way, meal);
  const isOpenerGone = useRef(way === "capture");
  useCameraAtOnce(way === "capture", () => setCameraOn(true));
  async function keep(kept: string | undefined) {
    onSaving?.(true);
    const isKept = await save(kept);
    onSaving?.(false);
    if (!isKept) return;
    isOpenerGone.current = true;
    onSaved();
  }
  // While the camera is on there is one thing to do.
  const actions = !isCameraOn && (
    <>
      <Button variant="quiet" busy={isSaving} onClick={() => void keep(undefined)}>
        {t.saveWithout}
      </Button>
      <Button busy={isSaving} onClick={() => (photo === undefined ? sayNothingToSave() : void keep(photo))}>
        {t.saveWith}
      </Button>
    </>
  );
  const frame = {
    open: true,
    isHeld: isSaving,
    onOpenChange: onClose,
    finalFocus: () => (isOpenerGone.current ? document.getElementById("main") : true),
  } as const;
  const panel = (
    <PhotoPanel
      photo={photo}
      onPhoto={setPhoto}
      isCameraOn={isCameraOn}
      onCamera={setCameraOn}
      isSaving={isSaving}
    />
  );
  return way === "capture" ? (
    <DialogFrame {...frame} title={t.captureTitle} popupClass="inset-0 clear-of-edges rounded-none">
      <div className="mx-auto grid max-w-3xl gap-6">
        {panel}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="quiet" disabled={isSaving} onClick={onClose}>
            {t.cancel}
          </Button>
          {actions}
        </div>
      </div>
    </DialogFrame>
  ) : (
    <Dialog {...frame} {...(actions && { actions })} title={t.takePhotoTitle}>
      {panel}
    </Dialog>
  );
}

/** Whoever asked to take a photo sees the camera, where there is one. */
function useCameraAtOnce(isWanted: boolean, onCamera: () => void): void {
  const turnOn = useEffectEvent(onCamera);
  useEffect(() => {
    let isOver = false;
    if (isWanted) void hasCamera().then((isHere) => isHere && !isOver && turnOn());
    return () => {
      isOver = true;
    };
  }, [isWanted]);
}
