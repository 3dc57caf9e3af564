import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useSessionKeeper } from "../../platform/session.ts";
import { toast } from "../../ui/toast-store.ts";
import { signOut } from "./queries.ts";

/** Opening this page is logging out. */
export function LogoutPage() {
  const session = useSessionKeeper();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    // Development runs effects twice; one logout is enough.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const leave = async () => {
      try {
        await signOut();
      } catch {
        toast({ tone: "destructive", title: "Failed to log out. Please try again." });
        await navigate({ to: "/", replace: true });
        return;
      }
      session.end();
      toast({ tone: "success", title: "Logged out", description: "You have been logged out" });
      await navigate({ to: "/login", replace: true });
    };
    void leave();
  }, [session, navigate]);
  return (
    <div className="px-4 py-16 text-center">
      <h1 className="font-title text-2xl">Logging out...</h1>
    </div>
  );
}
