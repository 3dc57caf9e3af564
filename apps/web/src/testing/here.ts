import { doHold, type Fact, type FactText, mayUse } from "@meal/domain/deployment/facts";
import { LIMITED_FEATURES } from "@meal/domain/entitlements/limits";

/** All that is counted, where everybody can use all of it. */
export const allMayBeUsed: readonly Fact[] = LIMITED_FEATURES.map(mayUse);

/** What is so of a deployment, and what it says of itself; everything can be used where nothing else is said. */
export interface Here {
  readonly facts?: readonly Fact[];
  readonly texts?: Readonly<Partial<Record<FactText, string>>>;
}

/** Writes into the document what the server would; answers how to take it out again. */
export function deploymentIs({ facts = allMayBeUsed, texts = {} }: Here): () => void {
  const page = document.documentElement;
  const names = Object.entries(texts).map(([name, text]) => {
    page.setAttribute(`data-here-${name}`, text);
    return `data-here-${name}`;
  });
  page.dataset["here"] = facts.join(" ");
  return () => {
    for (const name of [...names, "data-here"]) page.removeAttribute(name);
  };
}

interface Conditional {
  readonly if: readonly string[];
  readonly text: string;
}

/** The lines of a text that stand there where these facts hold. */
export function linesHere(
  lines: readonly (string | Conditional)[],
  facts: readonly Fact[],
): readonly string[] {
  return lines.flatMap((line) => {
    if (typeof line === "string") return line;
    return doHold(line.if, (fact) => facts.some((one) => one === fact)) ? line.text : [];
  });
}
