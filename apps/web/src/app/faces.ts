/** Lets our typefaces in, once the first words are painted; the next pages of this visit begin with them. */
export function showFaces(): void {
  delete document.documentElement.dataset["faces"];
  try {
    sessionStorage.setItem("faces", "here");
  } catch {
    // Without storage every page begins like the first.
  }
}
