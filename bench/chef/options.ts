import process from "node:process";

const after = (flag: string): string | null => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
};

/** `--only plans,speed` measures only files whose name is listed. */
export const onlyNames = (): readonly string[] | null => after("--only")?.split(",") ?? null;

/** `--cases 200` makes the drawn sets smaller, for a quick look; the floors are meant for the full size. */
export const casesOr = (full: number): number => {
  const asked = Number(after("--cases") ?? full);
  return Number.isFinite(asked) && asked > 0 ? Math.min(full, asked) : full;
};

/** `--weakest 20` prints so many of the worst cases of each row. */
export const weakestShown = (): number => Number(after("--weakest") ?? 0);
