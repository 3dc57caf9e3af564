/** What Capacitor's own script brings into the page of the app before anything else of it runs. */
interface NativeBridge {
  readonly getPlatform: () => string;
  readonly nativePromise: (plugin: string, method: string, options: object) => Promise<unknown>;
  readonly nativeCallback: (
    plugin: string,
    method: string,
    options: object,
    heard: (event: unknown) => void,
  ) => unknown;
}

declare global {
  interface Window {
    readonly Capacitor?: NativeBridge;
  }
}

/** What a plugin answered, or told: nothing of it is believed to be of any type. */
export type Fields = ReadonlyMap<string, unknown>;

/** How the device's own side is spoken to. */
export interface Device {
  readonly platform: "android" | "ios";
  /** Fails with what the plugin says. */
  readonly ask: (plugin: string, method: string, options?: object) => Promise<Fields>;
  readonly listen: (plugin: string, event: string, heard: (event: Fields) => void) => void;
}

/** The device around the page; nothing where the page is one of a browser. */
export function deviceHere(): Device | undefined {
  const bridge = window.Capacitor;
  if (bridge === undefined) return undefined;
  return {
    platform: bridge.getPlatform() === "ios" ? "ios" : "android",
    ask: async (plugin, method, options = {}) =>
      fieldsOf(await bridge.nativePromise(plugin, method, options)),
    listen: (plugin, eventName, heard) =>
      void bridge.nativeCallback(plugin, "addListener", { eventName }, (event) => heard(fieldsOf(event))),
  };
}

export function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
