import { useSearch } from "../../platform/router/hooks.ts";
import { Link } from "../../platform/router/link.tsx";
import { ArrowLeft } from "lucide-react";
import { Suspense, useEffect } from "react";
import { useSession } from "../../platform/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ExportAll } from "./components/export-all.tsx";
import { Imports } from "./components/imports.tsx";
import { SharedPhoto } from "./components/shared-photo.tsx";
import { SignIn } from "./components/sign-in.tsx";
import { Ways } from "./components/ways.tsx";
import { useDraft } from "./draft.ts";
import { useBringing } from "./use-bringing.ts";
import * as t from "./texts/en/page.tsx";

const Preview = lazyPart(() => import("./components/preview.tsx"), "Preview");

/** Where recipes come in from elsewhere, and where all of them go out. */
export function ImportPage() {
  const session = useSession();
  const collection: string = "/recipe-history";
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6 px-4 pt-2 pb-10 sm:px-6">
      <div>
        <Link to={collection} className={`${buttonClass({ variant: "plain" })} -ml-5`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t.back}
        </Link>
        <h1 className="font-title text-3xl">{t.title}</h1>
        <p className="mt-2 measure text-lg text-quiet">{t.whereFrom}</p>
      </div>
      {session.status === "signed-in" ? <Bringing userId={session.user.id} /> : <SignIn />}
    </div>
  );
}

function Bringing({ userId }: { readonly userId: string }) {
  const draft = useDraft(userId);
  const search = useSearch("/import");
  const bringing = useBringing(userId, search);
  const isReading = bringing.busy !== undefined;
  useEffect(() => {
    if (isReading) Preview.preload();
  }, [isReading]);
  if (search.shared === "photo" && search.way === undefined) return <SharedPhoto />;
  return (
    <>
      {draft.preview === null ? (
        <Ways userId={userId} draft={draft} way={search.way ?? "address"} bringing={bringing} />
      ) : (
        <Suspense fallback={<PreviewSkeleton />}>
          <Preview userId={userId} preview={draft.preview} />
        </Suspense>
      )}
      <Imports />
      <ExportAll />
    </>
  );
}

function PreviewSkeleton() {
  return (
    <Loading label={t.previewLoading} className="grid gap-4">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-60 w-full rounded-card" />
    </Loading>
  );
}
