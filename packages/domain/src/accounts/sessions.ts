const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** spec: 1, section 9. A session ends four hours after the login; refreshing a token does not extend it. */
export const SESSION_LIFETIME_MS = 4 * HOUR_MS;

/** spec: 1, section 4. How often a guarded screen looks again whether the session still holds. */
export const SESSION_RECHECK_MS = 5 * MINUTE_MS;

/** Whether a login of that instant has run out. A login in the future is a clock that was moved, and no login. */
export function isSessionOver(loggedInAt: number, now: number): boolean {
  return now - loggedInAt >= SESSION_LIFETIME_MS || loggedInAt > now + MINUTE_MS;
}

/** What would hand the account over (password, e-mail, deletion) takes a login of the last minutes, or the password again. */
export const RECENT_LOGIN_MS = 15 * MINUTE_MS;

/** Whether a login is fresh enough to stand for the password. */
export function isRecentLogin(loggedInAt: number, now: number): boolean {
  return now - loggedInAt < RECENT_LOGIN_MS && !isSessionOver(loggedInAt, now);
}

/** Deleting an account without a password takes a login that is fresher still. */
export const DELETION_LOGIN_MS = 10 * MINUTE_MS;
