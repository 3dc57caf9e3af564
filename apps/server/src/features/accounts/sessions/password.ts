import { AppError } from "../../../app-error.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { findPerson } from "../people/people-repository.ts";
import { countPasswordTry } from "../rate-rules.ts";
import { signIn, type SessionAnswer } from "./sessions.ts";

/** E-mail and password, as the contract parsed them. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in with a password. An unknown address costs the same work and gets the same answer as a wrong password. */
export async function passwordGrant(
  parts: AccountsParts,
  { email, password }: Credentials,
  caller: Caller,
): Promise<SessionAnswer> {
  const forgetTry = await countPasswordTry(parts, email, caller);
  const person = await findPerson(parts.database.db, email);
  const checkedHash = person?.password_hash ?? null;
  const isRight = await parts.passwords.isRight(checkedHash, password);
  if (!person || !isRight) throw new AppError("invalid_credentials");
  // Only who knows the password is told that the address waits for its confirmation.
  if (parts.isVerificationOn && person.email_confirmed_at === null) throw new AppError("email_not_confirmed");
  await forgetTry();
  return signIn(parts, { person, methods: ["password"], checkedHash }, caller);
}
