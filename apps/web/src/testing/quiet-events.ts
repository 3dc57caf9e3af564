/** Stands where the browser would listen to the server: in a test of one screen nothing changes elsewhere. */
export class QuietEvents extends EventTarget {
  readonly close = (): void => {};
}
