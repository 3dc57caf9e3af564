import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { FakePhone } from "../../testing/fake-phone.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { removeSharedPhoto, sharedPhoto } from "../device/shared-photo.ts";
import { deviceHere } from "./bridge.ts";
import { followDevice } from "./follow-device.ts";

let phone: FakePhone;

beforeEach(async () => {
  phone = new FakePhone();
  await phone.connect();
  const device = deviceHere();
  if (device === undefined) throw new Error("The bridge is there.");
  const here = location.href;
  onTestFinished(async () => {
    history.replaceState(null, "", here);
    await removeSharedPhoto();
  });
  followDevice(device, "https://meals.test");
});

const open = (url: string) => phone.tell("App", "appUrlOpen", { url });
const address = () => location.pathname + location.search;

test("the back key closes what lies open, and leaves the app where there is nothing to go back to", async () => {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const close = (isOpen: boolean) => !isOpen && root.render(<p>Closed</p>);
  root.render(
    <Dialog open onOpenChange={close} title="A sheet" actions={null}>
      <p>Something</p>
    </Dialog>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  phone.tell("App", "backButton", { canGoBack: false });
  await expect.element(page.getByText("Closed")).toBeVisible();
  expect(phone.takeCalls("App")).not.toContainEqual(["minimizeApp", {}]);
  phone.tell("App", "backButton", { canGoBack: false });
  await expect.poll(() => phone.takeCalls("App")).toContainEqual(["minimizeApp", {}]);
});

test("a text that another app shares opens the import with it", async () => {
  open("aimealplanner://import?title=Soup&text=https%3A%2F%2Fa.example%2Fsoup");
  await expect.poll(address).toBe("/import?title=Soup&text=https%3A%2F%2Fa.example%2Fsoup");
});

test("a photo that another app shares lies where the page looks for it, and no longer with the phone", async () => {
  phone.files.set("shared-photo", btoa("a picture"));
  open("aimealplanner://import?shared=photo");
  await expect.poll(address).toBe("/import?shared=photo");
  expect(await (await sharedPhoto())?.text()).toBe("a picture");
  expect(phone.files.size).toBe(0);
});

test("a link that anybody made brings no photo, and still opens the page", async () => {
  open("aimealplanner://import?shared=photo");
  await expect.poll(address).toBe("/import?shared=photo");
  expect(await sharedPhoto()).toBeUndefined();
});
