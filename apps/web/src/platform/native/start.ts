import { notifications } from "../notifications.ts";
import { phoneCamera } from "../photo/camera.ts";
import { files } from "../save-file.ts";
import { server } from "../server.ts";
import type { Device } from "./bridge.ts";
import { takeOverBrowserParts } from "./browser-parts.ts";
import { nativeCamera } from "./camera.ts";
import { type ChosenServer, forgetServer, showFacts } from "./chosen-server.ts";
import { followFileLinks, nativeFiles } from "./files.ts";
import { followDevice, goTo } from "./follow-device.ts";
import { nativeNotifications } from "./notifications.ts";
import { nativeServer } from "./server.ts";
import { openStore } from "./store.ts";
import { tokenSafe } from "./tokens.ts";

/** Puts the phone's own ways in the place of the browser's, before anything of the app asks for one. */
export async function startOnPhone(device: Device, chosen: ChosenServer): Promise<void> {
  showFacts(chosen, openStore(device, chosen.texts));
  const safe = tokenSafe(device);
  const change = async () => {
    await safe.write(undefined);
    await forgetServer(device);
    location.replace("/");
  };
  const place = { name: chosen.name, host: new URL(chosen.origin).host, change };
  Object.assign(server, await nativeServer(chosen.origin, safe), { place });
  Object.assign(notifications, await nativeNotifications(device, () => goTo("/cooking-timer")));
  Object.assign(phoneCamera, { take: nativeCamera(device) });
  Object.assign(files, nativeFiles(device));
  takeOverBrowserParts(device);
  followFileLinks(server, files.save);
  followDevice(device, chosen.origin);
}
