import { type Query, QueryClient, type QueryClientConfig } from "@tanstack/react-query";

/**
 * An answer that was overtaken on its way, by a change or by what was written here, is asked for again. The library takes
 * it for the newest there is, unless it replaces one that is on the screen: what was just changed would not be in it, and
 * nobody would look.
 */
export class OurQueryClient extends QueryClient {
  readonly #overtaken = new WeakSet<Query>();

  constructor(config?: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      const { query, action } = event;
      if (action.manual === true) {
        if (isOnTheWay(query)) this.#overtaken.add(query);
      } else if (this.#overtaken.delete(query)) {
        void this.invalidateQueries({ queryKey: query.queryKey, exact: true });
      }
    });
  }

  override async invalidateQueries(...all: Parameters<QueryClient["invalidateQueries"]>): Promise<void> {
    for (const query of this.getQueryCache().findAll(all[0])) {
      // The library gives up what is on its way for one that is on the screen and has an answer already.
      if (query.isActive() && query.state.data !== undefined) this.#overtaken.delete(query);
      else if (isOnTheWay(query)) this.#overtaken.add(query);
    }
    await super.invalidateQueries(...all);
  }
}

const isOnTheWay = (query: Query): boolean => query.state.fetchStatus === "fetching";
