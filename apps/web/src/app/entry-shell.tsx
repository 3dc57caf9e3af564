// The app of a phone starts here (apps/mobile): it has its pages with it, and finds out which server they are for.
import { createRoot } from "react-dom/client";
import { deviceHere, type Device } from "../platform/native/bridge.ts";
import {
  askServer,
  builtFor,
  type ChosenServer,
  rememberedServer,
  rememberServer,
  type ServerTrouble,
} from "../platform/native/chosen-server.ts";
import { startOnPhone } from "../platform/native/start.ts";
import { followTheme } from "../platform/theme.ts";
import { showFaces } from "./faces.ts";
import { ServerPage } from "./server-page.tsx";

const root = document.querySelector<HTMLElement>("#root");

async function open(device: Device): Promise<void> {
  const remembered = await rememberedServer(device).catch(() => undefined);
  // An app that was built for another server than the last one goes to its own.
  const isRight = builtFor === undefined || remembered?.origin === builtFor;
  if (remembered !== undefined && isRight) {
    await begin(device, remembered);
    // What is so of the server may have changed; the next start knows.
    void rememberServer(remembered.origin, device);
  } else await firstStart(device);
  await device.ask("SplashScreen", "hide");
}

async function firstStart(device: Device): Promise<void> {
  const answer = builtFor === undefined ? undefined : await askServer(builtFor);
  const isKnown = answer !== undefined && typeof answer !== "string";
  if (isKnown) await use(device, answer);
  else askWhere(device, answer);
}

function askWhere(device: Device, trouble: ServerTrouble | undefined): void {
  if (root === null) return;
  followTheme();
  showFaces();
  root.replaceChildren();
  const drawn = createRoot(root);
  const go = async (chosen: ChosenServer) => {
    drawn.unmount();
    await use(device, chosen);
  };
  const onChosen = (chosen: ChosenServer) => void go(chosen);
  drawn.render(<ServerPage fixed={builtFor} trouble={trouble} onChosen={onChosen} />);
}

async function use(device: Device, chosen: ChosenServer): Promise<void> {
  await rememberServer(chosen.origin, device);
  await begin(device, chosen);
}

async function begin(device: Device, chosen: ChosenServer): Promise<void> {
  await startOnPhone(device, chosen);
  // It starts itself.
  await import("./entry-client.tsx");
}

const device = deviceHere();
if (device !== undefined) void open(device);
