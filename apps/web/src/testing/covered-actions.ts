/** The main actions of what is open that a message lies over, where the page stands now; none where no message shows. */
export function coveredActions(): string {
  const messages = [...document.querySelectorAll("section.fixed :is([role=alert], [role=status]) > div")];
  if (messages.length === 0) return "no message shows";
  const actions = [...document.querySelectorAll(":is(a, button).bg-tomato")];
  return actions
    .filter((action) => messages.some((message) => areOverlapping(action, message)))
    .map(({ textContent }) => `"${textContent}" is covered`)
    .join("\n");
}

function areOverlapping(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
