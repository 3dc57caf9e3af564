import { Navigate } from "../../../platform/router/hooks.ts";
import { useTimer } from "../timer-store.ts";
import { CookingView } from "./cooking-view.tsx";
import * as t from "../texts/en/page.ts";

/** A timer that was under way when its person's session ran out: it goes on, and everything else waits for them. */
export function LeftTimer() {
  const timer = useTimer();
  if (timer === undefined) return <Navigate to="/login" />;
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4 px-4 py-6 sm:px-6 sm:py-10">
      <header className="min-w-0">
        <h1 className="font-title text-3xl">{t.title}</h1>
        <p className="text-lg text-quiet wrap-anywhere">{timer.recipeName}</p>
      </header>
      <CookingView timer={timer} />
    </div>
  );
}
