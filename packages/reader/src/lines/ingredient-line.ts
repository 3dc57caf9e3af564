export type Measure = { readonly quantity: number; readonly unit: string };

/** What an ingredient line says, field by field. Units carry their canonical names. */
export type IngredientLine = {
  /** The lower end of a range; null where the line states none ("salt to taste"). */
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly unit: string | null;
  /** What one would look for in the shop, spelled as in the line. */
  readonly name: string;
  readonly preparation: string | null;
  /** How big one of them is: "1 (14 oz) can", "2 chicken breasts (6 oz each)". */
  readonly packageSize: Measure | null;
  /** The same amount in another measure: "1 cup (240 ml) milk", "200g/7oz butter". */
  readonly alsoMeasured: Measure | null;
};
