import { useEffect } from "react";
import { usePageTitle } from "../platform/page-title.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import * as t from "./texts/en/frame.ts";

/** Some of what is kept of the server's answers may be the reason; a file that did not load is one already. */
async function forgetReason(message: string): Promise<void> {
  if (/dynamically imported module|module script/iu.test(message)) return;
  const { forgetAnswers } = await import("../platform/answer-store.ts");
  await forgetAnswers();
}

/** What a page shows when drawing it failed. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  usePageTitle(t.somethingWentWrong);
  const message = error instanceof Error && error.message !== "" ? error.message : undefined;
  useEffect(() => void forgetReason(message ?? "").catch(() => {}), [message]);
  return (
    <ErrorState
      level={1}
      className="py-16"
      title={t.somethingWentWrong}
      sentence={message ?? t.unexpectedError}
      // A fresh start also brings the files of a version that was published meanwhile.
      action={<Button onClick={() => location.reload()}>{t.tryAgain}</Button>}
    />
  );
}
