import { useEffect } from "react";
import { useRouter, useShown } from "./outlet.tsx";
import type { ParamsOf, Path, SearchOf } from "./route.ts";
import type { Router } from "./router.ts";

/** What the address says of the page that asks. */
export function useSearch<To extends Path>(page: To): SearchOf<To>;
export function useSearch(): object {
  return useShown().search;
}

/** The parameters in the address of the page that asks. */
export function useParams<To extends Path>(page: To): ParamsOf<To>;
export function useParams(): object {
  return useShown().params;
}

export const useNavigate = (): Router["navigate"] => useRouter().navigate;

/** Leads elsewhere as soon as it is drawn, in the place of the page that drew it. */
export function Navigate({ to }: { readonly to: string }): null {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to, replace: true }), [navigate, to]);
  return null;
}
