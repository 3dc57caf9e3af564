import { toast } from "../../ui/toast-store.ts";
import { CameraError } from "./camera.ts";
import { kindOfFile } from "./picture-kind.ts";
import { shrinkPhoto } from "./shrink-photo.ts";
import * as t from "./texts/en.ts";

/** spec: 2, section 8. Reads a photo that somebody chose; what is wrong with it is told. */
export async function readPicked(file: File): Promise<string | undefined> {
  const kind = await kindOfFile(file).catch(() => undefined);
  if (kind === undefined && !file.type.startsWith("image/")) {
    complain(t.pickFailed, t.onlyPhotos);
    return undefined;
  }
  try {
    return await shrinkPhoto(file);
  } catch {
    complain(t.pickedUnreadable, kind === "heic" ? t.heicUnreadable : t.brokenPhoto);
    return undefined;
  }
}

export const sayPickingCancelled = () => toast({ tone: "info", title: t.pickCancelled });
export const sayCaptureCancelled = () => toast({ tone: "info", title: t.captureCancelled });
export const sayCaptureFailed = () => complain(t.captureFailed);
export const sayNothingToSave = () => complain(t.nothingToSave);

/** Why there is no camera. */
export function sayCameraTrouble(error: unknown): void {
  const trouble = error instanceof CameraError ? error.trouble : "unusable";
  if (trouble === "denied") complain(t.cameraDenied);
  else if (trouble === "permission" && error instanceof Error) complain(t.permissionError(error.message));
  else complain(t.cameraFailed);
}

function complain(title: string, description?: string): void {
  toast({ tone: "destructive", title, ...(description !== undefined && { description }) });
}
