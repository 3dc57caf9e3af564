import { Suspense } from "react";
import type { Coming, EatenProps } from "./feature.ts";
import { useMayTrack } from "./may-track.ts";
import { useRegistry } from "./registry.ts";

/** "I ate this", wherever a meal is shown; nothing where no feature notes what was eaten, or for whoever could not write it down. */
export function Eaten({ coming, ...props }: EatenProps & Coming) {
  const { eaten: Part } = useRegistry();
  const mayTrack = useMayTrack();
  if (Part === undefined || mayTrack === false) return null;
  return <Suspense fallback={coming}>{mayTrack ? <Part {...props} /> : coming}</Suspense>;
}
