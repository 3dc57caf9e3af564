import { DIETS } from "@meal/domain/chef/vocabulary";
import { judgeFor } from "@meal/engine/diets";
import { listed } from "@meal/engine/talk";
import type { Kitchen } from "@meal/engine/kitchen";

/** What a product is asked about, and for whom. */
interface ProductFor {
  readonly productName: string;
  readonly diet: string;
  readonly allergies: readonly string[];
}

/** What the tables say against a product for somebody, or that they do not know it; or null. */
export function warnOfProduct(
  kitchen: Kitchen,
  { productName, diet: named, allergies }: ProductFor,
): string | null {
  const diet = DIETS.find((one) => one === named) ?? "none";
  const { against, isKnown } = judgeFor(kitchen, productName, diet, allergies);
  if (against.length > 0) return `According to our food table it does not fit ${listed(against)}.`;
  return isKnown || (diet === "none" && allergies.length === 0)
    ? null
    : "Our food table does not know all that is in it, so read its label.";
}
