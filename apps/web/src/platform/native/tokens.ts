import { type Device, type Fields, fieldsOf } from "./bridge.ts";

/** What a session is held by on a phone. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  /** When the access token ends, on this phone's clock. */
  readonly endsAt: number;
}

/** The keychain of iOS, and on Android a file closed with a key of the keystore. Tokens lie nowhere else. */
const plugin = "SecureStorage";
const prefixedKey = "session_tokens";
/** On this phone alone, and only while it is unlocked. */
const access = 1;

export interface TokenSafe {
  readonly read: () => Promise<Tokens | undefined>;
  readonly write: (tokens: Tokens | undefined) => Promise<void>;
}

export function tokenSafe({ ask }: Device): TokenSafe {
  return {
    read: async () => {
      const kept = await ask(plugin, "internalGetItem", { prefixedKey, sync: false });
      return readKept(kept.get("data"));
    },
    write: async (tokens) => {
      const item = { prefixedKey, sync: false };
      if (tokens === undefined) await ask(plugin, "internalRemoveItem", item);
      else await ask(plugin, "internalSetItem", { ...item, access, data: JSON.stringify(tokens) });
    },
  };
}

function readKept(text: unknown): Tokens | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const fields = fieldsOf(JSON.parse(text));
    const [held, refresh, endsAt] = [fields.get("access"), fields.get("refresh"), fields.get("endsAt")];
    const isWhole = typeof held === "string" && typeof refresh === "string" && typeof endsAt === "number";
    return isWhole ? { access: held, refresh, endsAt } : undefined;
  } catch {
    return undefined;
  }
}

/** What the server answers to a sign-in and to a renewal; nothing where it is no session for a program. */
export function tokensIn(answer: Fields, now: number): Tokens | undefined {
  const [given, refresh] = [answer.get("access_token"), answer.get("refresh_token")];
  const lasts = answer.get("expires_in");
  if (typeof given !== "string" || typeof refresh !== "string" || typeof lasts !== "number") return undefined;
  return { access: given, refresh, endsAt: now + lasts * 1000 };
}
