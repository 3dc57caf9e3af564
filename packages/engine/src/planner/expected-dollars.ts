/** The energy of an ordinary plate, by which plates of any size are compared. */
export const USUAL_PLATE_KCAL = 700;

/** Dollars that a budget expects such a plate to cost at most. */
export const EXPECTED_DOLLARS = { cheap: 2.5, reasonable: 6, expensive: 20 } as const;
