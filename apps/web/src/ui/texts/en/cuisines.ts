/** What the cuisines are called. */
export const cuisines = {
  american: "American",
  italian: "Italian",
  french: "French",
  chinese: "Chinese",
  japanese: "Japanese",
  indian: "Indian",
  mediterranean: "Mediterranean",
  mexican: "Mexican",
  thai: "Thai",
  korean: "Korean",
  "middle-eastern": "Middle Eastern",
};
