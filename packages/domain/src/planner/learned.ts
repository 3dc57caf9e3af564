/** What the planner learns of a dish: how it was liked, that it was swapped away, and that it was eaten. */
export const LEARNED = ["liked", "swapped", "eaten"] as const;
export type Learned = (typeof LEARNED)[number];

/**
 * That something learned no longer counts: whatever was learned until `at`. Nothing is deleted by it, so it can be taken back.
 * Of `everything` there is one, without a dish. How a dish was liked is known by its name, the rest by its id.
 */
export type Forgotten = {
  readonly kind: Learned | "everything";
  readonly dish: string;
  readonly at: number;
};

/** As many as are kept; the oldest go first, but that of everything. */
export const MOST_FORGOTTEN = 500;

const isAbout = ({ kind, dish }: Pick<Forgotten, "kind" | "dish">) => {
  return (one: Pick<Forgotten, "kind" | "dish">) => one.kind === kind && one.dish === dish;
};

/** Whether what was learned of a dish at an instant still counts. */
export function counts(
  forgotten: readonly Forgotten[],
  { kind, dish, at }: { readonly kind: Learned; readonly dish: string; readonly at: number },
): boolean {
  return !forgotten.some(
    (each) => at <= each.at && (each.kind === "everything" || isAbout({ kind, dish })(each)),
  );
}

/** A change of what is forgotten: until when, or null where it counts again. */
export type Forgetting = Omit<Forgotten, "at"> & { readonly at: number | null };

/** What is forgotten after changes, with the changes that take them back. */
export function afterForgetting(
  before: readonly Forgotten[],
  changes: readonly Forgetting[],
): { readonly forgotten: readonly Forgotten[]; readonly back: readonly Forgetting[] } {
  const others = before.filter((each) => !changes.some(isAbout(each)));
  const added = changes.flatMap(({ at, ...about }) => (at === null ? [] : [{ ...about, at }]));
  const back = changes.map(({ kind, dish }) => ({
    kind,
    dish,
    at: before.find(isAbout({ kind, dish }))?.at ?? null,
  }));
  const newestFirst = [...others, ...added].toSorted(
    (one, other) =>
      Number(other.kind === "everything") - Number(one.kind === "everything") || other.at - one.at,
  );
  return { forgotten: newestFirst.slice(0, MOST_FORGOTTEN), back };
}
