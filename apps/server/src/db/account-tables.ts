/** The tables of accounts: who somebody is, how they prove it, and what guards the door. */
export interface AccountTables {
  users: UsersTable;
  auth_sessions: AuthSessionsTable;
  refresh_tokens: RefreshTokensTable;
  one_time_tokens: OneTimeTokensTable;
  auth_factors: AuthFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  identities: IdentitiesTable;
  auth_challenges: AuthChallengesTable;
  rate_limits: RateLimitsTable;
  remembered_accounts: RememberedAccountsTable;
}

/** A person with an account. The e-mail is normalised; who only signs in otherwise has no password. */
interface UsersTable {
  id: string;
  email: string;
  email_confirmed_at: number | null;
  /** An address that was asked for and is not confirmed yet. */
  new_email: string | null;
  password_hash: string | null;
  full_name: string;
  /** A keyed hash of the network address that signed up; null for people whom the operator made. */
  address_hash: string | null;
  /** The keyed hash of the /48 around an IPv6 address; null for an IPv4 address. */
  network_hash: string | null;
  /** Had an account that was deleted less than 90 days before this one was made. */
  is_rejoined: boolean;
  created_at: number;
  updated_at: number;
  last_sign_in_at: number | null;
}

/** One login. It ends at `expires_at` whatever happens. */
interface AuthSessionsTable {
  id: string;
  user_id: string;
  /** Of the cookie's token; null where the session is held by a program with bearer tokens. */
  cookie_hash: string | null;
  aal: "aal1" | "aal2";
  /** Until the second factor is shown, the session opens nothing but that. */
  needs_second_factor: boolean;
  /** How the person proved themselves, such as "password" and "totp". */
  methods: readonly string[];
  user_agent: string;
  created_at: number;
  expires_at: number;
}

/** All refresh tokens of a session are its family: a used one that comes again ends the session. */
interface RefreshTokensTable {
  token_hash: string;
  user_id: string;
  session_id: string;
  used_at: number | null;
  created_at: number;
}

/** What a mail carried: a link that works once, and a code of six digits for the same. */
interface OneTimeTokensTable {
  token_hash: string;
  user_id: string;
  purpose: "signup" | "magiclink" | "recovery" | "email_change";
  /** The address it was sent to, which using it proves. */
  email: string;
  code_hash: string;
  used_at: number | null;
  created_at: number;
  expires_at: number;
}

/** A second factor: an authenticator app, or the set of recovery codes. */
interface AuthFactorsTable {
  id: string;
  user_id: string;
  factor_type: "totp" | "recovery_code";
  friendly_name: string | null;
  status: "verified" | "unverified";
  /** The app's secret, sealed with a key that is not in the database; null for recovery codes. */
  sealed_secret: string | null;
  /** The time step of the last code that was taken, so that no code works twice. */
  last_step: number;
  created_at: number;
  updated_at: number;
}

/** One way in for who lost the authenticator app; each works once. */
interface RecoveryCodesTable {
  code_hash: string;
  user_id: string;
  factor_id: string;
  used_at: number | null;
}

/** A key pair whose secret half a device keeps. */
interface PasskeysTable {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  /** How often it was used, as the device counts; 0 where it does not. */
  counter: number;
  transports: readonly string[];
  friendly_name: string;
  created_at: number;
  last_used_at: number | null;
}

/** Who a person is at a provider they sign in with. */
interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: string;
  subject: string;
  created_at: number;
}

/** A step that was begun, such as the challenge of a passkey. It ends when used or over. */
interface AuthChallengesTable {
  id: string;
  user_id: string | null;
  purpose:
    | "totp"
    | "passkey-registration"
    | "passkey-sign-in"
    | "provider"
    | "provider-code"
    | "id-token"
    | "mail-to-nobody";
  data: Readonly<Record<string, string>>;
  expires_at: number;
}

/** How often something was tried since its window began. Keys are keyed hashes. */
interface RateLimitsTable {
  key: string;
  used: number;
  ends_at: number;
}

/** Keyed hashes of accounts that were deleted, so that rejoining resets no limit. */
interface RememberedAccountsTable {
  id: string;
  email_hash: string;
  address_hash: string | null;
  /** The keyed hash of the /48 around an IPv6 address; null for an IPv4 address. */
  network_hash: string | null;
  expires_at: number;
}
