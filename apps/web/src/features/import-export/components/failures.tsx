import { Banner } from "../../../ui/banner.tsx";
import type { ReadRecipes } from "../queries.ts";
import * as t from "../texts/en/page.tsx";

interface FailuresProps {
  readonly title: string;
  readonly failures: ReadRecipes["failures"];
}

/** What could not be read, and why. */
export function Failures({ title, failures }: FailuresProps) {
  if (failures.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <FailureList failures={failures} />
    </Banner>
  );
}

export function FailureList({ failures }: Pick<FailuresProps, "failures">) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {failures.map(({ name, reason }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two may have one name and one reason, and none of them moves.
        <li key={at} className="wrap-anywhere">
          {t.failure(<span className="font-semibold">{name}</span>, reason)}
        </li>
      ))}
    </ul>
  );
}
