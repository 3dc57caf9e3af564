import { keepSharedPhoto } from "../device/shared-photo.ts";
import { logOnly } from "../log-only.ts";
import type { Device } from "./bridge.ts";

/** Where the app's own side puts a photo that another app shared (apps/mobile, Shared.java). */
const file = { path: "shared-photo", directory: "CACHE" };

/** Keeps it where the page looks for one. A link that anybody made brings none. */
export async function takeSharedPhoto({ ask }: Device): Promise<void> {
  try {
    const data = (await ask("Filesystem", "readFile", file)).get("data");
    const bytes = Uint8Array.from(atob(String(data)), (letter) => letter.charCodeAt(0));
    await keepSharedPhoto(new File([bytes], file.path));
    await ask("Filesystem", "deleteFile", file);
  } catch (error) {
    logOnly("No photo was shared", error);
  }
}
