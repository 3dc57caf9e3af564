import { useRouter } from "../../platform/router/outlet.tsx";
import { useEffect, useState } from "react";

/** After every navigation: the focus goes to the new page's title, and its name is read out. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState("");
  useEffect(
    () =>
      router.onDrawn(({ from, to }) => {
        if (from === undefined || from.pathname === to.pathname) return;
        focusTitle();
        setTitle(document.title);
      }),
    [router],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

function focusTitle(): void {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
