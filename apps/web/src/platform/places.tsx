import { Link } from "./router/link.tsx";
import { cx } from "../ui/cx.ts";
import { useRegistry } from "./registry.ts";
import { useSession } from "./session.ts";
import * as t from "./texts/en/places.ts";

interface PlacesProps {
  /** In the top bar, where there is room for words alone, or as a row on a page without one. */
  readonly look: "bar" | "row";
}

/** The places of the product that whoever is here can enter. On a phone the bar at the thumb has most of them. */
export function Places({ look }: PlacesProps) {
  const { places } = useRegistry();
  const who = useSession().status === "signed-in" ? "person" : "guest";
  const open = places.filter((place) => place.who === undefined || place.who === who);
  return (
    <nav aria-label={t.places} className={cx(look === "bar" && "hidden md:block")}>
      <ul className={look === "bar" ? "flex flex-wrap" : "grid grid-cols-4 gap-1.5 md:flex md:flex-wrap"}>
        {open.map(({ label, to, icon: Icon, isSecond }) => (
          <li key={to} className={cx("min-w-0", look === "row" && isSecond === true && "hidden md:block")}>
            <Link to={to} className={look === "bar" ? barClass : rowClass}>
              {look === "row" && <Icon className="size-5" />}
              <span className={cx(look === "row" && "max-w-full truncate")}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const barClass =
  "inline-flex min-h-12 items-center px-1.5 font-medium text-quiet no-underline hover:text-ink aria-[current=page]:text-tomato lg:px-3";
/** As high as the bar at the thumb on a phone, and a line of chips where there is room. */
const rowClass =
  "flex min-h-16 flex-col items-center justify-center gap-1 rounded-card bg-linen text-sm font-medium text-ink no-underline hover:bg-track " +
  "md:min-h-12 md:flex-row md:gap-2 md:rounded-full md:px-3 md:text-base lg:px-4";
