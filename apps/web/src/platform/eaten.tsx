import { Suspense } from "react";
import type { EatenProps } from "./feature.ts";
import { useRegistry } from "./registry.ts";

/** "I ate this", wherever a meal is shown; nothing where no feature notes what was eaten. */
export function Eaten(props: EatenProps) {
  const { eaten: Part } = useRegistry();
  return (
    Part !== undefined && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  );
}
