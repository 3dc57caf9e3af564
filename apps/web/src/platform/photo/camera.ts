import { shrinkPhoto } from "./shrink-photo.ts";

/** Why there is no picture: the person or the device said no, the question itself failed, or there is none to be had. */
type CameraTrouble = "denied" | "permission" | "unusable";

/** What went wrong with the camera; the message is the device's own. */
export class CameraError extends Error {
  readonly trouble: CameraTrouble;

  constructor(trouble: CameraTrouble, message: string) {
    super(message);
    this.name = "CameraError";
    this.trouble = trouble;
  }
}

/** A camera that is on. Whoever opened it closes it: until then its light burns. */
export interface OpenCamera {
  /** Shows what it sees. */
  readonly show: (video: HTMLVideoElement) => void;
  /** What it sees now, small enough to be sent, as a data URL. */
  readonly capture: (video: HTMLVideoElement) => Promise<string>;
  readonly close: () => void;
}

/** The camera app of a phone (`native/`): it takes a photo by itself, or nothing where somebody closes it. */
export const phoneCamera: { take?: () => Promise<string | undefined> } = {};

/** Whether the device has a camera at all; whether it may be used is another question. */
export async function hasCamera(): Promise<boolean> {
  if (phoneCamera.take !== undefined) return true;
  // Browsers leave the whole thing out on pages without HTTPS.
  const known = await mediaDevices()?.enumerateDevices();
  return known?.some(({ kind }) => kind === "videoinput") ?? false;
}

/** Asks for the camera that looks away from the person. Fails with a `CameraError`. */
export async function openCamera(): Promise<OpenCamera> {
  const stream = await requestStream();
  return {
    show: (video) => {
      video.srcObject = stream;
    },
    capture: shrinkPhoto,
    close: () => {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

async function requestStream(): Promise<MediaStream> {
  const devices = mediaDevices();
  if (devices === undefined) throw new CameraError("permission", "this page is not served over HTTPS");
  try {
    return await devices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1600 }, height: { ideal: 1200 } },
    });
  } catch (error) {
    if (error instanceof DOMException) throw new CameraError(troubleOf(error), error.message);
    throw error;
  }
}

function troubleOf({ name }: DOMException): CameraTrouble {
  if (name === "NotAllowedError") return "denied";
  return name === "SecurityError" || name === "InvalidStateError" ? "permission" : "unusable";
}

/** The types say that it is always there. */
function mediaDevices(): MediaDevices | undefined {
  return "mediaDevices" in navigator ? navigator.mediaDevices : undefined;
}
