/** What a tab shows that is loaded only when it is chosen. */
export function Monthly() {
  return <p>The weeks of this month.</p>;
}
