import { StrictMode } from "react";
import { RegistryContext } from "../platform/registry.ts";
import { RouterView } from "../platform/router/outlet.tsx";
import type { Router } from "../platform/router/router.ts";
import { SessionContext, type SessionKeeper } from "../platform/session.ts";
import { ErrorPage } from "./error-page.tsx";
import { Layout } from "./layout/layout.tsx";
import { registry } from "./registry.ts";

interface AppProps {
  readonly router: Router;
  readonly session: SessionKeeper;
}

/** The providers around the router; the same in the browser and while prerendering. */
export function App({ router, session }: AppProps) {
  return (
    <StrictMode>
      <SessionContext value={session}>
        <RegistryContext value={registry}>
          <RouterView router={router} layout={Layout} failed={ErrorPage} />
        </RegistryContext>
      </SessionContext>
    </StrictMode>
  );
}
