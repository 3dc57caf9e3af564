import { Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "../../platform/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import * as t from "../texts/en/frame.ts";

/** Switches between light and dark. CSS picks the picture, so it is right before any script runs. */
export function ThemeToggle() {
  const { isDark } = useTheme();
  return (
    <IconButton
      label={isDark ? t.switchToLightTheme : t.switchToDarkTheme}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
      icon={
        <>
          <Moon aria-hidden="true" className="size-5.5 in-data-[theme=dark]:hidden" />
          <Sun aria-hidden="true" className="hidden size-5.5 in-data-[theme=dark]:block" />
        </>
      }
    />
  );
}
