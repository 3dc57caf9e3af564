import { CameraError } from "../photo/camera.ts";
import type { Device } from "./bridge.ts";

const cancelled = /cancel/iu;
const denied = /denied/iu;

/** spec: 2, section 7: quality 90, no editing, a data URL. The phone's own camera app takes it; nothing where it was closed. */
export function nativeCamera({ ask }: Device): () => Promise<string | undefined> {
  return async () => {
    try {
      const photo = await ask("Camera", "getPhoto", {
        quality: 90,
        allowEditing: false,
        resultType: "dataUrl",
        source: "CAMERA",
        correctOrientation: true,
        // As large as photos are kept: one of 48 megapixels would not fit through the bridge.
        width: 1600,
        height: 1600,
      });
      const dataUrl = photo.get("dataUrl");
      if (typeof dataUrl !== "string") throw new CameraError("unusable", "The camera gave no picture.");
      return dataUrl;
    } catch (error) {
      if (error instanceof CameraError) throw error;
      const message = error instanceof Error ? error.message : String(error);
      if (cancelled.test(message)) return undefined;
      if (denied.test(message)) throw new CameraError("denied", message);
      throw new CameraError(/permission/iu.test(message) ? "permission" : "unusable", message);
    }
  };
}
