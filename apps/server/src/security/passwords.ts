/** Hashes passwords, slowly on purpose. */
export interface Passwords {
  /** The hash to keep. */
  hash(password: string): Promise<string>;
  /** Whether this is the password. Without a kept hash the same work is done, so that the time does not tell. */
  isRight(kept: string | null, password: string): Promise<boolean>;
}

/** What a hash costs: memory in KiB, and passes over it. */
interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Argon2id with 19 MiB, two passes and one lane. The work is done in other threads. Only tests take it more lightly. */
export function argon2Passwords(cost: Cost = { memoryCost: 19_456, timeCost: 2 }): Passwords {
  let nobodys: Promise<string> | undefined;
  return {
    async hash(password) {
      const { hash } = await loadArgon2();
      return hash(typed(password), cost);
    },
    async isRight(kept, password) {
      const { hash, verify } = await loadArgon2();
      // Made and waited for whoever asks first, somebody or nobody, so that this does not tell either.
      nobodys ??= hash("a password that nobody has", cost);
      const other = await nobodys;
      const isSame = await verify(kept ?? other, typed(password));
      return isSame && kept !== null;
    },
  };
}

/** Loaded when a first password is typed, as is the memory that hashing takes. */
const loadArgon2 = () => import("@node-rs/argon2");

/** The same characters can be typed as different code points on different keyboards. */
function typed(password: string): string {
  return password.normalize("NFC");
}
