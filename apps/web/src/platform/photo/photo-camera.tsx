import { Camera } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CameraOpens } from "./camera-opens.tsx";
import { type OpenCamera, openCamera, phoneCamera } from "./camera.ts";
import { sayCameraTrouble, sayCaptureCancelled, sayCaptureFailed } from "./photo-picking.ts";
import * as t from "./texts/en.ts";

interface PhotoCameraProps {
  readonly onPhoto: (photo: string) => void;
  /** The camera is off again without a photo. */
  readonly onClose: () => void;
}

/** A photo, by the camera app of a phone or by a preview of our own. */
export function PhotoCamera(props: PhotoCameraProps) {
  const { take } = phoneCamera;
  return take === undefined ? <Preview {...props} /> : <CameraApp take={take} {...props} />;
}

/** The camera app lies over everything; what it brings is taken over, and what it does not is told. */
function CameraApp({
  take,
  onPhoto,
  onClose,
}: PhotoCameraProps & { readonly take: typeof phoneCamera.take & {} }) {
  const isOpened = useRef(false);
  const open = useEffectEvent(async () => {
    try {
      const photo = await take();
      if (photo !== undefined) return onPhoto(photo);
      sayCaptureCancelled();
    } catch (error) {
      sayCameraTrouble(error);
    }
    onClose();
  });
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    void open();
  }, []);
  return <CameraOpens />;
}

/** What the camera sees, and the button that keeps it. The camera is off as soon as this is gone. */
function Preview({ onPhoto, onClose }: PhotoCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const takeButton = useRef<HTMLButtonElement>(null);
  const camera = useCamera(video, onClose);
  const [isReady, setReady] = useState(false);
  const [isTaking, setTaking] = useState(false);
  useEffect(() => takeButton.current?.focus(), []);
  async function take() {
    if (camera.current === undefined || video.current === null) return;
    setTaking(true);
    const photo = await camera.current.capture(video.current).catch(() => undefined);
    setTaking(false);
    if (photo === undefined) sayCaptureFailed();
    else onPhoto(photo);
  }
  function cancel() {
    sayCaptureCancelled();
    onClose();
  }
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label={t.whatTheCameraSees}
        onLoadedData={() => setReady(true)}
        className="h-[45dvh] w-full rounded-card bg-linen object-contain"
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button
          ref={takeButton}
          busy={isTaking || !isReady}
          icon={<Camera aria-hidden="true" className="size-5" />}
          onClick={() => void take()}
        >
          {t.takePhoto}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t.turnCameraOff}
        </Button>
      </div>
    </div>
  );
}

/** Turns the camera on for as long as the screen that asks is there. */
function useCamera(video: React.RefObject<HTMLVideoElement | null>, onTrouble: () => void) {
  const camera = useRef<OpenCamera>(undefined);
  const giveUp = useEffectEvent((error: unknown) => {
    sayCameraTrouble(error);
    onTrouble();
  });
  useEffect(() => {
    let isOver = false;
    openCamera().then(
      (opened) => {
        // The screen may be gone before the person answered the browser's question.
        if (isOver || video.current === null) return opened.close();
        camera.current = opened;
        return opened.show(video.current);
      },
      (error: unknown) => isOver || giveUp(error),
    );
    return () => {
      isOver = true;
      camera.current?.close();
      camera.current = undefined;
    };
  }, [video]);
  return camera;
}
