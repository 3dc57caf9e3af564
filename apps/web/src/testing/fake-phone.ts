import { commands } from "vitest/browser";
import { FakePlay } from "./fake-play.ts";
import { makePace } from "./pace.ts";

interface Call {
  readonly plugin: string;
  readonly method: string;
  readonly options: Record<string, unknown>;
}

interface Planned {
  readonly id: number;
  readonly title: string;
  readonly body: string;
  readonly channelId: string;
  readonly schedule: { readonly at: string };
  readonly extra: { readonly alarm: string; readonly stepIndex: number; readonly at: number };
}

type Listener = (data: unknown) => void;

/** The native side of an Android phone as Capacitor's own bridge meets it: what it is told goes through that script. */
export class FakePhone {
  readonly calls: Call[] = [];
  readonly rung: string[] = [];
  permission: "granted" | "denied" | "prompt" = "granted";
  answerToQuestion: "granted" | "denied" = "granted";
  isExact = true;
  readonly play = new FakePlay();
  /** What lies in the folder of the app, in Base64. */
  readonly files = new Map<string, string>();
  /** How long an answer takes over the bridge. */
  takeTime = makePace(200);
  /** How late the system rings. */
  latenessMs = 0;
  /** What it has written down: Android keeps one that it has shown, until it is swiped away or tapped. */
  readonly #saved = new Map<number, Planned>();
  readonly #shown = new Set<number>();
  readonly #heard = new Map<string, Listener>();
  readonly #kept = new Map<string, string>();

  /** Puts the bridge into the page, as the app does before anything else runs. */
  async connect(): Promise<void> {
    const native: { onmessage?: (event: { data: string }) => void; postMessage: (text: string) => void } = {
      postMessage: (text) => {
        const { callbackId, pluginId, methodName, options } = JSON.parse(text);
        const answer = (part: object) => {
          const data = JSON.stringify({ callbackId, pluginId, methodName, ...part });
          void this.takeTime(`${pluginId}.${methodName}`).then(() => native.onmessage?.({ data }));
        };
        if (methodName === "addListener") {
          this.#heard.set(`${pluginId}.${options.eventName}`, (data) =>
            answer({ save: true, success: true, data }),
          );
          return;
        }
        if (pluginId === "Console") return;
        this.calls.push({ plugin: pluginId, method: methodName, options });
        try {
          answer({ success: true, data: this.#do(`${pluginId}.${methodName}`, options) });
        } catch (error) {
          const code = error instanceof Error ? error.cause : undefined;
          answer({ success: false, error: { message: String(error), code } });
        }
      },
    };
    Object.assign(window, { androidBridge: native });
    const script = "../../node_modules/@capacitor/android/capacitor/src/main/assets/native-bridge.js";
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- The script is put into the page as the app does it.
    new Function(await commands.readFile(script))();
  }

  /** Something happens on the native side. */
  tell(plugin: string, event: string, data: unknown = {}): void {
    this.#heard.get(`${plugin}.${event}`)?.(data);
  }

  /** What was asked of a plugin since the last look, in its order. */
  takeCalls(plugin: string): readonly (readonly [method: string, options: Record<string, unknown>])[] {
    const all = this.calls.splice(0).filter((call) => call.plugin === plugin);
    return all.map(({ method, options }) => [method, options]);
  }

  /** When the system rings next. */
  nextAlarmAt(): number {
    const ahead = [...this.#saved.values()].filter(({ id }) => !this.#shown.has(id));
    return Math.min(Infinity, ...ahead.map(({ extra }) => extra.at + this.latenessMs));
  }

  /** Rings what is due. */
  ring(now: number): void {
    for (const one of this.#saved.values()) {
      if (this.#shown.has(one.id) || one.extra.at + this.latenessMs > now) continue;
      this.#shown.add(one.id);
      this.rung.push(`${one.extra.alarm} ${one.extra.stepIndex}`);
    }
  }

  /** What was shown is gone after a start; what lies ahead is planned again by the plugin itself. */
  reboot(): void {
    for (const id of this.#shown) this.#saved.delete(id);
    this.#shown.clear();
  }

  /** What lies in front of its person. */
  shown(): readonly number[] {
    return [...this.#shown];
  }

  ahead(): readonly Planned[] {
    return [...this.#saved.values()].filter(({ id }) => !this.#shown.has(id));
  }

  #do(call: string, options: Record<string, never>): unknown {
    const does: Record<string, () => unknown> = {
      "LocalNotifications.checkPermissions": () => ({ display: this.permission }),
      "LocalNotifications.requestPermissions": () => {
        if (this.permission === "prompt") this.permission = this.answerToQuestion;
        return { display: this.permission };
      },
      "LocalNotifications.checkExactNotificationSetting": () => this.#exact(),
      "LocalNotifications.changeExactNotificationSetting": () => this.#exact(),
      "LocalNotifications.createChannel": () => ({}),
      "LocalNotifications.getPending": () => ({ notifications: [...this.#saved.values()] }),
      "LocalNotifications.getDeliveredNotifications": () => ({
        notifications: [...this.#shown].map((id) => ({ id })),
      }),
      "LocalNotifications.removeDeliveredNotifications": () => this.#remove(options["notifications"] ?? []),
      "LocalNotifications.schedule": () => this.#schedule(options["notifications"] ?? []),
      "LocalNotifications.cancel": () => this.#cancel(options["notifications"] ?? []),
      "NativePurchases.getProducts": () => this.play.products(),
      "NativePurchases.purchaseProduct": () => this.play.buy(options),
      "NativePurchases.getPurchases": () => this.play.purchases(),
      "Filesystem.readFile": () => ({ data: this.#fileAt(options["path"]) }),
      "Filesystem.deleteFile": () => void this.files.delete(String(options["path"])),
      "Preferences.get": () => ({ value: this.#kept.get(String(options["key"])) ?? null }),
      "Preferences.set": () => void this.#kept.set(String(options["key"]), String(options["value"])),
    };
    return (does[call] ?? (() => ({})))();
  }

  #fileAt(path: string | undefined): string {
    const data = this.files.get(String(path));
    if (data === undefined) throw new Error("File does not exist.");
    return data;
  }

  #exact() {
    return { exact_alarm: this.isExact ? "granted" : "denied" };
  }

  #schedule(all: readonly Planned[]): void {
    if (this.permission !== "granted") throw new Error("Notifications not enabled on this device");
    for (const one of all) {
      this.#shown.delete(one.id);
      this.#saved.set(one.id, one);
    }
  }

  /** What was swiped away is not written down any more, either. */
  #remove(all: readonly Pick<Planned, "id">[]): void {
    for (const { id } of all) if (this.#shown.delete(id)) this.#saved.delete(id);
  }

  #cancel(all: readonly Pick<Planned, "id">[]): void {
    for (const { id } of all) if (!this.#shown.has(id)) this.#saved.delete(id);
  }
}
