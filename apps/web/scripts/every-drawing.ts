import type { ComponentType } from "react";

/** Every drawing there is, by its file; read through Vite, which knows JSX. */
export const everyDrawing = import.meta.glob<Record<string, ComponentType>>(
  "../src/ui/illustrations/*-drawing.tsx",
  { eager: true },
);
