import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import type { Shown } from "./answer.ts";
import type { Router } from "./router.ts";
import { keepScrolled } from "./scrolling.ts";

interface Drawn {
  readonly router: Router;
  readonly shown: Shown;
}

const RouterContext = createContext<Drawn | undefined>(undefined);

function useDrawn(): Drawn {
  const drawn = use(RouterContext);
  if (drawn === undefined) throw new Error("No router");
  return drawn;
}

export const useRouter = (): Router => useDrawn().router;

/** What is drawn; while the next page is on its way it is still the one before. */
export const useShown = (): Shown => useDrawn().shown;

interface ErrorProps {
  readonly error: unknown;
}

/** What is shown in the place of a page that is not there (yet). */
export interface Instead {
  readonly waiting: ComponentType;
  readonly notFound: ComponentType;
  readonly failed: ComponentType<ErrorProps>;
}

interface RouterViewProps {
  readonly router: Router;
  readonly layout: ComponentType;
  readonly failed: Instead["failed"];
}

// Before the first page is drawn, so that the browser does not scroll by itself.
const scrolled = import.meta.env.SSR ? undefined : keepScrolled();

/** The whole app: its frame, with the page of the address in it. */
export function RouterView({ router, layout: Layout, failed }: RouterViewProps) {
  const shown = useSyncExternalStore(router.onShow, router.shown, router.shown);
  useEffect(() => router.onShow(() => scrolled?.leave()), [router]);
  const drawn = useMemo(() => ({ router, shown }), [router, shown]);
  return (
    <RouterContext value={drawn}>
      <Boundary failed={failed} shown={shown}>
        <Layout />
      </Boundary>
    </RouterContext>
  );
}

/** The page of the address. */
export function Outlet({ waiting: Waiting, notFound: NotFound, failed: Failed }: Instead) {
  const { shown } = useDrawn();
  const { route, page: Page, error } = shown;
  if (route?.page !== undefined && Page === undefined && error === undefined) return <Waiting />;
  return (
    <Suspense key={route?.path} fallback={<Waiting />}>
      <Boundary failed={Failed} shown={shown}>
        {route === undefined && <NotFound />}
        {error !== undefined && <Failed error={error} />}
        {Page !== undefined && <Page />}
      </Boundary>
      <Settled />
    </Suspense>
  );
}

/** Stands behind the page: what it does comes once the page is there, and none of its parts is waited for any more. */
function Settled() {
  const { router, shown } = useDrawn();
  useLayoutEffect(() => scrolled?.arrive(shown), [shown]);
  // The frame names the page after its parts have done what they do.
  useEffect(() => queueMicrotask(() => router.drawn(shown)), [router, shown]);
  return null;
}

interface BoundaryProps {
  readonly failed: Instead["failed"];
  /** With the next address it tries again. */
  readonly shown: Shown;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly error?: unknown; readonly failedAt?: Shown }> {
  override state: { readonly error?: unknown; readonly failedAt?: Shown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("unknown") };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, { error, failedAt }: Boundary["state"]) {
    if (error === undefined) return null;
    if (failedAt === undefined) return { failedAt: shown };
    return failedAt === shown ? null : { error: undefined, failedAt: undefined };
  }

  override render() {
    const { failed: Failed, children } = this.props;
    return this.state.error === undefined ? children : <Failed error={this.state.error} />;
  }
}
