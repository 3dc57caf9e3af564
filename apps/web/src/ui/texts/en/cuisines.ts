/** What the cuisines are called. */
export const cuisines = {
  american: "American",
  italian: "Italian",
  // Holds what is cooked north of the Mediterranean as well: German lentil soup, goulash, borscht.
  french: "French and European",
  chinese: "Chinese",
  japanese: "Japanese",
  indian: "Indian",
  mediterranean: "Mediterranean",
  mexican: "Mexican",
  thai: "Thai",
  korean: "Korean",
  "middle-eastern": "Middle Eastern",
};
