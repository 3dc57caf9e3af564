import { Spinner } from "../../../ui/spinner.tsx";
import * as t from "../texts/en/page.ts";

export function LoadingTimer() {
  return (
    <output className="flex items-center justify-center gap-3 py-16 text-quiet">
      <Spinner /> {t.loadingTimer}
    </output>
  );
}
