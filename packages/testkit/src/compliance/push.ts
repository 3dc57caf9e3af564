import type { Push, PushTarget } from "@meal/server/ports/push";
import { describe, expect, it } from "vitest";

/** An adapter under test, a browser behind it that its push service knows, and what that browser read. */
export interface OpenedPush {
  readonly push: Push;
  readonly target: PushTarget;
  readonly read: () => readonly string[];
  /** What the push service answers from now on. */
  readonly answerWith: (status: number) => void;
}

const message = { text: '{"step":2,"grüße":"🍲"}', ttlSeconds: 300 };

/** What every adapter of the push port must do. */
export function describePush(open: () => Promise<OpenedPush>): void {
  describe("a push", () => {
    it("arrives whole, with every character", async () => {
      const { push, target, read } = await open();
      expect(await push.send(target, message)).toBe("sent");
      expect(await push.send(target, { ...message, text: "second" })).toBe("sent");
      expect(read()).toEqual([message.text, "second"]);
    });

    it.each([
      [404, "gone"],
      [410, "gone"],
      [401, "gone"],
      [429, "later"],
      [503, "later"],
      [413, "refused"],
      [302, "refused"],
    ])("is told what a push service means by %s: %s", async (status, outcome) => {
      const { push, target, answerWith } = await open();
      answerWith(status);
      expect(await push.send(target, message)).toBe(outcome);
    });

    it("goes to no place of a private network, and is sealed with no key that is none", async () => {
      const { push, target } = await open();
      for (const endpoint of [
        "https://10.1.2.3/1",
        "https://[::1]/1",
        "https://127.1/1",
        "http://push.example.net/1",
        "https://name:word@push.example.net/1",
        "https://push.example.net:8443/1",
        "file:///etc/passwd",
      ]) {
        expect(await push.accepts({ ...target, endpoint })).toBe(false);
        expect(await push.send({ ...target, endpoint }, message)).toBe("gone");
      }
      const p256dh = Buffer.alloc(65, 4).toString("base64url");
      expect(await push.accepts({ ...target, p256dh })).toBe(false);
      expect(await push.send({ ...target, p256dh }, message)).toBe("gone");
      expect(await push.accepts(target)).toBe(true);
    });
  });
}
