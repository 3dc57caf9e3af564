import { Suspense } from "react";
import type { CookedProps } from "./feature.ts";
import { useRegistry } from "./registry.ts";

/** What follows from having cooked something, offered when it is done. */
export function Cooked(props: CookedProps) {
  const { cooked: Part } = useRegistry();
  return (
    Part !== undefined && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  );
}
