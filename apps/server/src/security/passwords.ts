import { hash, verify } from "@node-rs/argon2";

/** Hashes passwords, slowly on purpose. */
export interface Passwords {
  /** The hash to keep. */
  hash(password: string): Promise<string>;
  /** Whether this is the password. Without a kept hash the same work is done, so that the time does not tell. */
  isRight(kept: string | null, password: string): Promise<boolean>;
}

/** Argon2id with 19 MiB, two passes and one lane, the library's defaults. The work is done in other threads. */
export function argon2Passwords(): Passwords {
  const nobodys = hash("a password that nobody has");
  return {
    hash: (password) => hash(typed(password)),
    async isRight(kept, password) {
      const isSame = await verify(kept ?? (await nobodys), typed(password));
      return isSame && kept !== null;
    },
  };
}

/** The same characters can be typed as different code points on different keyboards. */
function typed(password: string): string {
  return password.normalize("NFC");
}
