import { Link } from "../../platform/router/link.tsx";
import { productName } from "../../platform/product.ts";
import { cx } from "../../ui/cx.ts";
import * as t from "../texts/en/frame.ts";

const links = [
  { to: "/privacy", label: t.privacy },
  { to: "/terms", label: t.terms },
  { to: "/support", label: t.support },
] as const;

/** The copyright line, and links to pages that exist. */
export function Footer({ hasRoomBelow }: { readonly hasRoomBelow: boolean }) {
  return (
    <footer
      className={cx("border-t border-line", hasRoomBelow && "pb-[calc(var(--bar)+var(--safe-bottom))]")}
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-quiet sm:px-6">
        <p>
          © {import.meta.env.BUILD_YEAR} {productName}
        </p>
        <ul className="-mx-3 flex flex-wrap">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-12 items-center px-3 text-quiet underline-offset-4 hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
