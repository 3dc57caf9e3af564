import { z } from "zod";
import { PaymentFault } from "../../../ports/payments.ts";
import { askStore } from "../ask-store.ts";

/** The account of a program at Google, as the file says that Google gives for it. */
export const serviceAccount = z.object({
  client_email: z.string().min(1),
  private_key: z.string().includes("PRIVATE KEY"),
  token_uri: z.url().default("https://oauth2.googleapis.com/token"),
});

export type ServiceAccount = Readonly<z.output<typeof serviceAccount>>;

/** Gives a token that is good for some time yet; `forget` after Google has refused one. */
export interface GoogleTokens {
  readonly get: () => Promise<string>;
  readonly forget: () => void;
}

const SCOPE = "https://www.googleapis.com/auth/androidpublisher";
const LIFE_SECONDS = 3600;
const EARLY_MS = 60_000;

const answer = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() });

/** One token serves everybody until shortly before it ends; who asks while it is fetched waits for the same one. */
export function googleTokens(account: ServiceAccount, now: () => number): GoogleTokens {
  let held: Promise<string> | undefined;
  let endsAt = 0;
  const fetchToken = async () => {
    const url = new URL(account.token_uri);
    const body = new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: await assertionOf(account, now()),
    });
    const parsed = answer.safeParse((await askStore(url, { method: "POST", body, meant: [200] })).body);
    if (!parsed.success) throw new PaymentFault("unreachable", new Error(`${url.host} gave no token`));
    endsAt = now() + parsed.data.expires_in * 1000 - EARLY_MS;
    return parsed.data.access_token;
  };
  return {
    get() {
      if (held !== undefined && now() < endsAt) return held;
      endsAt = Number.POSITIVE_INFINITY;
      held = fetchToken();
      // A failure is told to those who wait, and kept for nobody.
      held.catch(() => {
        held = undefined;
      });
      return held;
    },
    forget() {
      held = undefined;
    },
  };
}

async function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, now: number) {
  const { importPKCS8, SignJWT } = await import("jose");
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFE_SECONDS)
    .sign(await importPKCS8(private_key, "RS256"));
}
