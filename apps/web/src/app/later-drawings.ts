/** Fetches the drawings that lie further down the page (`ui/later-drawing.tsx`). */
export function showLaterDrawings(): void {
  for (const use of document.querySelectorAll<SVGUseElement>("use[data-href]")) {
    use.setAttribute("href", use.dataset["href"] ?? "");
  }
}
