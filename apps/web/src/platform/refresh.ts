/** What asks the server anew beside the queries, such as the shopping list. */
const askers = new Set<() => Promise<void>>();

/** Calls when somebody wants to see what is new; answers how to stop. */
export function onRefresh(ask: () => Promise<void>): () => void {
  askers.add(ask);
  return () => void askers.delete(ask);
}

export async function askAnew(): Promise<void> {
  await Promise.all([...askers].map((ask) => ask()));
}
