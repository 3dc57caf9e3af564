import type { UserId } from "@meal/domain/accounts/actor";
import type { Database, Db } from "../../db/database.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { CallContext } from "../../http/route.ts";
import type { SessionCookie } from "../../http/session-cookie.ts";
import type { Logger } from "../../log.ts";
import type { Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";
import type { IdentityProvider } from "../../ports/identity-provider.ts";
import type { Mail } from "../../ports/mail.ts";
import type { AccessTokens } from "../../security/access-tokens.ts";
import type { Keys } from "../../security/keys.ts";
import type { Passwords } from "../../security/passwords.ts";
import type { StoredFiles } from "../files/service.ts";
import type { UploadFolder } from "../import-export/service.ts";
import type { Background } from "./background.ts";

/** What the accounts are made of; compose.ts fills it in. */
export interface AccountsParts {
  readonly database: Pick<Database, "db" | "kind" | "scrub">;
  readonly clock: Clock;
  /** Tells streams of all processes that sessions ended. */
  readonly bus: Bus;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly tokens: AccessTokens;
  readonly cookie: SessionCookie;
  readonly limiter: RateLimiter;
  readonly mail: Mail;
  readonly background: Background;
  /** The pictures that people keep, which go with them. */
  readonly stored: StoredFiles;
  /** The files that wait to be imported, which go with them too. */
  readonly uploads: UploadFolder;
  /** The account elsewhere that people may sign in with, where one is set up. */
  readonly provider: IdentityProvider | undefined;
  /** What renews and is paid for is cancelled when its person goes. */
  readonly leaving: Leaving;
  readonly log: Logger;
  readonly appUrl: string;
  /** Whether an address must be confirmed by mail before the first sign-in. */
  readonly isVerificationOn: boolean;
  /** 0 for no limit. */
  readonly maxAccountsPerAddress: number;
}

/** What has to be told to others when an account goes. */
interface Leaving {
  /** Keeps in mind what is to be told, together with the deletion. */
  leave(trx: Db, userId: UserId): Promise<void>;
  /** Tells it; what cannot be told now is told later. */
  cancelLeftBehind(): Promise<void>;
}

/** What is known of a caller besides the parsed input. */
export type Caller = Pick<CallContext, "session" | "clientAddress" | "request" | "responseHeaders">;
