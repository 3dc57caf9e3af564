import { notifications } from "../notifications.ts";
import { phoneCamera } from "../photo/camera.ts";
import { files } from "../save-file.ts";
import { server } from "../server.ts";
import type { Device } from "./bridge.ts";
import { takeOverBrowserParts } from "./browser-parts.ts";
import { nativeCamera } from "./camera.ts";
import { builtFor, type ChosenServer, forgetServer, showFacts } from "./chosen-server.ts";
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
  const { host } = new URL(chosen.origin);
  const place = { name: chosen.name, host, ...(builtFor === undefined && { change }) };
  const [way, alarms] = await Promise.all([
    nativeServer(chosen.origin, safe),
    nativeNotifications(device, () => goTo("/cooking-timer")),
  ]);
  Object.assign(server, way, { place });
  Object.assign(notifications, alarms);
  Object.assign(phoneCamera, { take: nativeCamera(device) });
  Object.assign(files, nativeFiles(device));
  takeOverBrowserParts(device);
  followFileLinks(server, files.save);
  followDevice(device, chosen.origin);
}
