import { Suspense } from "react";
import type { CookProps } from "./feature.ts";
import { useRegistry } from "./registry.ts";

/** "Cook", wherever a recipe or a meal is shown: one press leads to its steps. */
export function Cook(props: CookProps) {
  const { cook: Part } = useRegistry();
  return (
    Part !== undefined && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  );
}
