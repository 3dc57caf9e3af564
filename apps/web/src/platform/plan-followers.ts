/** What follows plans beside the queries, such as the shopping list. */
const followers = new Set<() => void>();

/** Calls whenever this tab has changed a plan; answers how to stop. */
export function onPlansChanged(follow: () => void): () => void {
  followers.add(follow);
  return () => void followers.delete(follow);
}

export function tellFollowers(): void {
  for (const follow of followers) follow();
}
