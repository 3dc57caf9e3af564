import type { LinkProblem } from "@meal/domain/accounts/mail-links";
import { Banner } from "../../../ui/banner.tsx";
import { linkProblemTexts } from "../messages.ts";

/** Which way the link of a mail did not work. */
export function LinkBanner({ problem }: { readonly problem: LinkProblem | undefined }) {
  if (problem === undefined) return null;
  const { title, advice } = linkProblemTexts[problem];
  return (
    <Banner tone="warning" title={title} announce>
      <p>{advice}</p>
    </Banner>
  );
}
