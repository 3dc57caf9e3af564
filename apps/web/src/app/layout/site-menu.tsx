import { Link } from "@tanstack/react-router";
import { FileText, LifeBuoy, Menu, MessageCircle, ShieldCheck } from "lucide-react";
import { useRegistry } from "../../platform/registry.ts";
import { chooseTheme, type ThemeChoice, useTheme } from "../../platform/theme.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { menuLineClass, PopoverMenu } from "../../ui/popover-menu.tsx";

const themes: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
];

/** Terms, Privacy, Support, the chat where there is one, and the theme with its third choice. */
export function SiteMenu() {
  const { hasFeature } = useRegistry();
  const { choice } = useTheme();
  return (
    <PopoverMenu label="Menu" face={<Menu aria-hidden="true" className="size-6" />}>
      <ul>
        <li>
          <Link to="/terms" className={menuLineClass}>
            <FileText aria-hidden="true" /> Terms
          </Link>
        </li>
        <li>
          <Link to="/privacy" className={menuLineClass}>
            <ShieldCheck aria-hidden="true" /> Privacy
          </Link>
        </li>
        <li>
          <Link to="/support" className={menuLineClass}>
            <LifeBuoy aria-hidden="true" /> Support
          </Link>
        </li>
        {hasFeature("chat") && (
          <li>
            <button type="button" className={menuLineClass} onClick={openChat}>
              <MessageCircle aria-hidden="true" /> Chat
            </button>
          </li>
        )}
      </ul>
      <div className="mt-2 border-t border-line px-1 pt-3 pb-1">
        <Segmented label="Theme" options={themes} value={choice} onValueChange={chooseTheme} />
      </div>
    </PopoverMenu>
  );
}

function openChat(): void {
  dispatchEvent(new Event("open-chat-box"));
}
