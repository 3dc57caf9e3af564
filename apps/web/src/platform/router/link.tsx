import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
} from "react";
import { type Address, readAddress } from "./address.ts";
import { useRouter, useShown } from "./outlet.tsx";
import { hrefOf } from "./router.ts";
import type { Goal, Target } from "./route.ts";

interface Drawn extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "target" | "onMouseEnter" | "onMouseLeave" | "onFocus" | "onTouchStart"
> {
  readonly ref?: Ref<HTMLAnchorElement>;
  /** It is the current page only at this very address, not below it. */
  readonly isExact?: boolean;
}

/** As long as a pointer rests on a link whose page is fetched before it is pressed. */
const INTENT_MS = 50;

/** A link within the app. Its page is fetched as soon as somebody is about to press it. */
export function Link<const To extends string>(props: Target<To> & Drawn): ReactNode;
export function Link({
  to,
  params,
  search,
  hash,
  replace,
  keepsScroll,
  isExact = false,
  children,
  ...rest
}: Goal & Drawn) {
  const router = useRouter();
  const { address } = useShown();
  const href = hrefOf({ to, params, search, hash });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const fetchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.preload(href), INTENT_MS);
  };
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void router.goTo(href, { replace, keepsScroll });
  };
  return (
    <a
      aria-current={isCurrent(readAddress(href), address, isExact) ? "page" : undefined}
      onMouseEnter={fetchSoon}
      onMouseLeave={() => clearTimeout(timer.current)}
      onFocus={fetchSoon}
      onTouchStart={() => router.preload(href)}
      {...rest}
      href={href}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

/** A tab or a window of its own, or a file. */
function isForBrowser({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}

/** A page below the link's is on its way, too; what the link asks of the search has to be there. */
function isCurrent(link: Address, here: Address, isExact: boolean): boolean {
  if (isExact) return here.href === link.href;
  return (
    `${here.pathname}/`.startsWith(`${link.pathname}/`) &&
    Object.entries(link.search).every(([name, value]) => here.search[name] === value)
  );
}
