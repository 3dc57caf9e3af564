import { useNavigate } from "../../platform/router/hooks.ts";
import { useEffect, useEffectEvent } from "react";
import { removeSharedPhoto, sharedPhoto } from "../../platform/device/shared-photo.ts";
import { onceOnline } from "../../ui/lazy-part.ts";

/** Takes the photo that another app shared for the one to ask about, once; loading the page again takes no other. */
export function useSharedPhoto(isThere: boolean, onPhoto: (photo: string) => void): void {
  const navigate = useNavigate();
  const take = useEffectEvent(async () => {
    const file = await sharedPhoto().catch(() => undefined);
    const picked = file && (await read(file));
    if (picked !== undefined) onPhoto(picked);
    await removeSharedPhoto().catch(() => {});
    await navigate({ to: "/food-analysis", search: {}, replace: true, keepsScroll: true });
  });
  useEffect(() => {
    if (isThere) void take();
  }, [isThere]);
}

/** Loaded only for whoever comes with a photo. */
async function read(file: File): Promise<string | undefined> {
  const { readPicked } = await onceOnline(() => import("../../platform/photo/photo-picking.ts"));
  return readPicked(file);
}
