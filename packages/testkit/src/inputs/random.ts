/** Chance in the forms that inputs are made with. */
export interface Random {
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(options: readonly T[]): T;
  uuid(): string;
}

/** Chance from a row of numbers in [0, 1), so that the same row makes the same inputs. */
export function randomFrom(next: () => number): Random {
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const digits = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join("");
  return {
    int,
    chance: (share) => next() < share,
    pick(options) {
      const picked = options.at(int(0, options.length - 1));
      if (picked === undefined) throw new Error("There is nothing to pick from.");
      return picked;
    },
    uuid: () => `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`,
  };
}
