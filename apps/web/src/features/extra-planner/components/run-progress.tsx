import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import type { Run } from "../work.ts";
import * as t from "../texts/en/page.ts";

const phases = ["picture", "recipe"] as const;

/** How far it is: which of the two steps is under way, and no more than that is known. */
export function RunProgress({ run }: { readonly run: Run }) {
  const step = phases.indexOf(run.phase);
  return (
    <section aria-label={t.progress} className="grid gap-3 rounded-card bg-linen p-4">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An output holds words alone, and this holds a bar. */}
      <div role="status">
        <Progress
          label={t.phases[run.phase]}
          valueText={t.stepOf(step + 1, phases.length)}
          value={step === 0 ? null : step}
          max={phases.length}
        />
      </div>
      <p className="text-sm text-quiet">{t.mayLeave}</p>
      <Button variant="plain" size="compact" className="justify-self-start" onClick={run.stop}>
        {t.stop}
      </Button>
    </section>
  );
}
