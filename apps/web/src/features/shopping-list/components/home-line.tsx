import { Link } from "../../../platform/router/link.tsx";
import { useSession } from "../../../platform/session.ts";
import { useListSummary } from "../list-summary.ts";
import * as t from "../texts/en/stat.ts";

/** How much there is at home, and the way to it. Nothing where nothing is: no plan is told what a guest has. */
export function HomeLine() {
  const session = useSession();
  return session.status === "signed-in" ? <Things userId={session.user.id} /> : null;
}

function Things({ userId }: { readonly userId: string }) {
  const count = useListSummary(userId)?.atHome ?? 0;
  if (count === 0) return null;
  return (
    <p className="text-sm text-quiet">
      <Link to="/shopping-list" search={{ view: "at-home" }}>
        {t.thingsAtHome(count)}
      </Link>
    </p>
  );
}
