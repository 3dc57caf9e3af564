import { type AnyRouter, RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { RegistryContext } from "../platform/registry.ts";
import { SessionContext, type SessionKeeper } from "../platform/session.ts";
import { registry } from "./registry.ts";

interface AppProps {
  readonly router: AnyRouter;
  readonly session: SessionKeeper;
}

/** The providers around the router; the same in the browser and while prerendering. */
export function App({ router, session }: AppProps) {
  return (
    <StrictMode>
      <SessionContext value={session}>
        <RegistryContext value={registry}>
          <RouterProvider router={router} />
        </RegistryContext>
      </SessionContext>
    </StrictMode>
  );
}
