import { Moon, Sun } from "lucide-react";
import { chooseTheme, useTheme } from "../../platform/theme.ts";
import { IconButton } from "../../ui/icon-button.tsx";

/** Switches between light and dark. CSS picks the picture, so it is right before any script runs. */
export function ThemeToggle() {
  const { isDark } = useTheme();
  return (
    <IconButton
      label={isDark ? "Switch to the light theme" : "Switch to the dark theme"}
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
