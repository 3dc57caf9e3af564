import { Suspense } from "react";
import type { Coming, CookProps } from "./feature.ts";
import { useRegistry } from "./registry.ts";

/** "Cook", wherever a recipe or a meal is shown: one press leads to its steps. Nothing where there are none. */
export function Cook({ coming, ...props }: CookProps & Coming) {
  const { cook: Part } = useRegistry();
  if (Part === undefined || props.recipe.instructions.length === 0) return null;
  return (
    <Suspense fallback={coming}>
      <Part {...props} />
    </Suspense>
  );
}
