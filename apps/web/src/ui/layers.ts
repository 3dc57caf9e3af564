import { useEffect, useEffectEvent, useId } from "react";

/** How each open layer is closed, the latest last. */
const open = new Map<string, () => void>();
let tell: (id: string) => void = () => {};

/** Calls back with every layer that opens over the page; one listener, who knows the browser's history. */
export function onLayer(listener: (id: string) => void): void {
  tell = listener;
}

export const isLayerOpen = (id: string): boolean => open.has(id);

export const closeLayer = (id: string): void => open.get(id)?.();

/** What lies over the page as long as `isOpen`: the browser's Back closes it, as Escape does. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    open.set(id, () => close());
    tell(id);
    return () => void open.delete(id);
  }, [isOpen, id]);
}
