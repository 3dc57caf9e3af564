import { Link } from "../../platform/router/link.tsx";
import { useRegistry } from "../../platform/registry.ts";
import * as t from "../texts/en/frame.ts";

/** The six places of the app at the thumb, as far as they are built. */
export function BottomBar() {
  const { navigation } = useRegistry();
  return (
    <nav
      aria-label={t.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper in-data-keyboard:hidden pr-[var(--safe-right)] pb-[var(--safe-bottom)] pl-[var(--safe-left)]"
    >
      <ul className="mx-auto flex max-w-xl">
        {navigation.map(({ slot, label, to, icon: Icon }) => (
          <li key={slot} className="min-w-0 flex-1 max-[22rem]:min-w-12 max-[22rem]:flex-auto">
            <Link
              to={to}
              className="flex h-[var(--bar)] flex-col items-center justify-center gap-1 text-sm lying:flex-row lying:gap-1.5 font-medium text-quiet no-underline aria-[current=page]:text-tomato [&_svg]:size-6"
            >
              <Icon />
              <span className="max-w-full truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
