import { CameraError } from "../../platform/camera.ts";
import { shrinkPhoto } from "../../platform/shrink-photo.ts";
import { toast } from "../../ui/toast-store.ts";

/** spec: 2, section 8. Reads a photo that somebody chose; what is wrong with it is told. */
export async function readPicked(file: File): Promise<string | undefined> {
  if (!file.type.startsWith("image/")) {
    complain("Failed to pick image. Please try again.");
    return undefined;
  }
  try {
    return await shrinkPhoto(file);
  } catch {
    complain("Failed to process selected image");
    return undefined;
  }
}

export const sayPickingCancelled = () => toast({ tone: "info", title: "Image selection cancelled." });
export const sayCaptureCancelled = () => toast({ tone: "info", title: "Photo capture cancelled." });
export const sayCaptureFailed = () => complain("Failed to process captured photo");
export const sayNothingToSave = () => complain("No image available to save.");

/** Why there is no camera. */
export function sayCameraTrouble(error: unknown): void {
  const trouble = error instanceof CameraError ? error.trouble : "unusable";
  if (trouble === "denied") complain("Camera access is required. Please enable it in your device settings.");
  else if (trouble === "permission" && error instanceof Error) complain(`Permission error: ${error.message}`);
  else complain("Failed to take photo. Please ensure camera access is allowed.");
}

function complain(title: string): void {
  toast({ tone: "destructive", title });
}
