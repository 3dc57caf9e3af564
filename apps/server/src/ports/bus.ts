/** Tells whoever waits, in this process and in all others on the same database, that something changed. */
export interface Bus {
  /**
   * Wakes everybody who waits for this topic. What changed is read from the database, so nothing else is told. The change
   * has happened already, so a failure is logged and not thrown.
   */
  publish(topic: string): Promise<void>;
  /** Waits for a topic, until the returned function is called. Being woken for nothing is possible, being forgotten is not. */
  subscribe(topic: string, wake: () => void): () => void;
  /** Aborted when the server stops, so that open streams do not hold it up. */
  readonly closed: AbortSignal;
  close(): Promise<void>;
}
