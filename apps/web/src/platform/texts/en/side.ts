/** Under the name of a dish: what it is served with. */
export const withSide = (side: string): string => `with ${side}`;
