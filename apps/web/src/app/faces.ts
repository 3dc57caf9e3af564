/** Lets our typefaces in, once the first words are painted; from the next visit on they are there at once. */
export function showFaces(): void {
  delete document.documentElement.dataset["faces"];
  try {
    localStorage.setItem("faces", "kept");
  } catch {
    // Without storage every visit begins like the first.
  }
}
