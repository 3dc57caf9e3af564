/** What a browser shows of the product before somebody installs it: `npm run shots:manifest` draws it. */
export const manifestShots = {
  names: ["planner", "shopping-list", "cooking"],
  forms: {
    narrow: { width: 390, height: 844, scale: 2 },
    wide: { width: 1280, height: 800, scale: 1 },
  },
} as const;
