import type { ThemeChoice } from "@meal/domain/profile/choices";
import { Link } from "../../platform/router/link.tsx";
import { FileText, LifeBuoy, MessageCircle, Scale, ShieldCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { openChat } from "../../platform/chat-opener.ts";
import { when } from "../../platform/here.ts";
import { useRegistry } from "../../platform/registry.ts";
import { chooseTheme, useTheme } from "../../platform/theme.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { menuLineClass } from "../../ui/popover-menu.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import * as t from "../texts/en/site-links.ts";

const Licenses = lazyPart(() => import("./licenses.tsx"), "Licenses");

const themes: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: "light", label: t.light },
  { value: "dark", label: t.dark },
  { value: "system", label: t.system },
];

/** Terms, Privacy, Support, in the app of a phone the licenses, the chat where there is one, and the theme with its third choice. */
export function SiteLinks() {
  const { hasFeature } = useRegistry();
  const { choice } = useTheme();
  const [isReading, setReading] = useState(false);
  return (
    <>
      <ul>
        <li>
          <Link to="/terms" className={menuLineClass}>
            <FileText aria-hidden="true" /> {t.terms}
          </Link>
        </li>
        <li>
          <Link to="/privacy" className={menuLineClass}>
            <ShieldCheck aria-hidden="true" /> {t.privacy}
          </Link>
        </li>
        <li>
          <Link to="/support" className={menuLineClass}>
            <LifeBuoy aria-hidden="true" /> {t.support}
          </Link>
        </li>
        {when(["in-app"], (mark) => (
          <li {...mark}>
            <button type="button" className={menuLineClass} onClick={() => setReading(true)}>
              <Scale aria-hidden="true" /> {t.licenses}
            </button>
          </li>
        ))}
        {hasFeature("chat") && (
          <li>
            <button type="button" className={menuLineClass} onClick={openChat}>
              <MessageCircle aria-hidden="true" /> {t.chat}
            </button>
          </li>
        )}
      </ul>
      {isReading && (
        <Suspense>
          <Licenses onClose={() => setReading(false)} />
        </Suspense>
      )}
      <div className="mt-2 border-t border-line px-1 pt-3 pb-1">
        <Segmented label={t.theme} options={themes} value={choice} onValueChange={chooseTheme} />
      </div>
    </>
  );
}
