import { randomUUID } from "node:crypto";
import type { Config } from "./config.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { pushRoutes } from "./features/push/routes.ts";
import { Pushes } from "./features/push/service.ts";
import type { Push } from "./ports/push.ts";
import { keyPairOf } from "./security/key-pair.ts";

/** Puts together what wakes devices. */
export function composePush(
  config: Config,
  people: Pick<AccountsParts, "database" | "clock" | "log" | "appUrl" | "keys" | "limiter">,
  given?: Push,
) {
  const push = given ?? pickPush(config, people);
  const pushes = new Pushes({ ...people, newId: randomUUID, push });
  return { pushes, routes: pushRoutes(pushes, people.limiter), pushKey: push?.publicKey };
}

/**
 * The key pair follows from the secret of the deployment, so that servers that share a database are one to push services.
 * The way out is large, and loaded when somebody first cooks with it.
 */
function pickPush(
  { WEB_PUSH, OPERATOR_EMAIL }: Config,
  { clock, keys, appUrl }: Pick<AccountsParts, "clock" | "keys" | "appUrl">,
): Push | undefined {
  const isOn = WEB_PUSH === undefined ? appUrl.startsWith("https:") : WEB_PUSH === "on";
  if (!isOn) return undefined;
  const { jwk, publicKey } = keyPairOf(keys.derive("web-push"), "server");
  const contact = OPERATOR_EMAIL === undefined ? appUrl : `mailto:${OPERATOR_EMAIL}`;
  let opened: Promise<Push> | undefined;
  const open = () =>
    (opened ??= import("./adapters/push/web-push/web-push.ts").then(({ webPush }) =>
      webPush({ jwk, publicKey, contact, now: () => clock.now() }),
    ));
  return {
    publicKey,
    accepts: async (target) => (await open()).accepts(target),
    send: async (target, message) => (await open()).send(target, message),
  };
}
