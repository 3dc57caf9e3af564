import { Link } from "../../../platform/router/link.tsx";
import { BookMarked, History, Save } from "lucide-react";
import { useRegistry } from "../../../platform/registry.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import type { OpenDialog } from "./dialogs.ts";
import * as t from "../texts/en/plan.tsx";

interface PlannerHeaderProps {
  readonly hasPlan: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** spec: 2, section 2: three buttons, two of them with shorter words on a phone. */
export function PlannerHeader({ hasPlan, onOpen }: PlannerHeaderProps) {
  const { hasPage } = useRegistry();
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-2">
      <h1 className="mr-auto font-title text-xl sm:text-2xl">{t.title}</h1>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="compact"
          icon={<BookMarked aria-hidden="true" className="size-5" />}
          onClick={() => onOpen({ kind: "saved-plans" })}
        >
          <Words phone={t.savedPlansShort} wide={t.savedPlans} />
        </Button>
        {hasPage("/recipe-history") && (
          <Link to="/recipe-history" className={buttonClass({ variant: "quiet", size: "compact" })}>
            <History aria-hidden="true" className="size-5" /> {t.history}
          </Link>
        )}
        {hasPlan && (
          <Button
            variant="quiet"
            size="compact"
            icon={<Save aria-hidden="true" className="size-5" />}
            onClick={() => onOpen({ kind: "save" })}
          >
            <Words phone={t.saveShort} wide={t.save} />
          </Button>
        )}
      </div>
    </header>
  );
}

function Words({ phone, wide }: { readonly phone: string; readonly wide: string }) {
  return (
    <>
      <span className="md:hidden">{phone}</span>
      <span className="max-md:hidden">{wide}</span>
    </>
  );
}
