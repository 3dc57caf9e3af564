import { useState } from "react";
import { Segmented } from "../../ui/segmented.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Actions } from "./components/actions.tsx";
import { Choices } from "./components/choices.tsx";
import { Colours } from "./components/colours.tsx";
import { Contents } from "./components/contents.tsx";
import { Drawings } from "./components/drawings.tsx";
import { Fields } from "./components/fields.tsx";
import { Messages } from "./components/messages.tsx";
import { Moves } from "./components/moves.tsx";
import { Overlays } from "./components/overlays.tsx";
import { SlideShow } from "./components/slide-show.tsx";
import { States } from "./components/states.tsx";
import { Typefaces } from "./components/typefaces.tsx";
import { Wayfinding } from "./components/wayfinding.tsx";
import * as t from "./texts/en/page.tsx";

const themes = [
  { value: "light", label: t.light },
  { value: "dark", label: t.dark },
] as const;

type Theme = (typeof themes)[number]["value"];

/** Shows the page in a palette without changing what the person has chosen for the app. */
function usePalette() {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset["theme"] === "dark" ? "dark" : "light",
  );
  const [hasMoreContrast, setMoreContrast] = useState(false);
  function chooseTheme(next: Theme) {
    document.documentElement.dataset["theme"] = next;
    setTheme(next);
  }
  function chooseContrast(isOn: boolean) {
    if (isOn) document.documentElement.dataset["contrast"] = "more";
    else delete document.documentElement.dataset["contrast"];
    setMoreContrast(isOn);
  }
  return { theme, chooseTheme, hasMoreContrast, chooseContrast };
}

/** Every part of the design system in every state. Only in development. */
export function DesignPage() {
  const { theme, chooseTheme, hasMoreContrast, chooseContrast } = usePalette();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-14 px-4 py-8 sm:px-6">
      <header className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <h1 className="font-title text-3xl">{t.designSystem}</h1>
          <p className="measure mt-2 text-quiet">{t.everyPartInEveryState}</p>
        </div>
        <div className="grid gap-1 sm:w-64">
          <Segmented label={t.theme} options={themes} value={theme} onValueChange={chooseTheme} />
          <Switch
            label={t.moreContrast}
            checked={hasMoreContrast}
            onChange={(event) => chooseContrast(event.target.checked)}
          />
        </div>
      </header>
      <Colours />
      <Typefaces />
      <Actions />
      <Fields />
      <Choices />
      <Overlays />
      <Messages />
      <Wayfinding />
      <Contents />
      <Moves />
      <SlideShow />
      <States />
      <Drawings />
    </div>
  );
}
