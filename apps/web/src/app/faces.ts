import { tabText } from "../platform/device/text.ts";

/** Lets our typefaces in, once the first words are painted; the next pages of this visit begin with them. */
export function showFaces(): void {
  delete document.documentElement.dataset["faces"];
  tabText("faces").write("here");
}
