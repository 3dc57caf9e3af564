/** A recipe as it was read somewhere, before the engine looked at it. What was not told is null or empty. */
export interface RecipeDraft {
  readonly name: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly servings: number | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  /** Of one serving, as the source states it; used only where the engine understands too little. */
  readonly statedKcal: number | null;
  readonly category: string;
  readonly cuisine: string;
  readonly keywords: readonly string[];
  readonly notes: string;
  readonly sourceUrl: string | null;
}
