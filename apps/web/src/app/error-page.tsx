import type { ErrorComponentProps } from "@tanstack/react-router";
import { usePageTitle } from "../platform/page-title.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";

/** What a page shows when drawing it failed. */
export function ErrorPage({ error }: ErrorComponentProps) {
  usePageTitle("Something went wrong");
  const message = error instanceof Error && error.message !== "" ? error.message : undefined;
  return (
    <ErrorState
      level={1}
      className="py-16"
      title="Something went wrong"
      sentence={message ?? "An unexpected error occurred."}
      // A fresh start also brings the files of a version that was published meanwhile.
      action={<Button onClick={() => location.reload()}>Try again</Button>}
    />
  );
}
