// Queries.
export function defaultQuestion(product: string): string {
  return `Is this ${product}? Is it a suitable option for my recipe?`;
}

// Product dialog.
export const inWords = "In words";
export const withPhoto = "With a photo";
export function askAbout(productName: string): string {
  return `Ask about ${productName}`;
}
export const askLead =
  "Whether it is right for you and your recipe, what else would work, and how long it keeps.";
export const ask = "Ask";
export const howToAsk = "How to ask";
export const yourQuestion = "Your question";
export const optional = "Optional";
export const askingFailed = "Failed to analyze the product. Please try again.";

// Product photo.
export const notPhoto = "This file is not a photo we can read.";
export const photoAlt = "The product you are asking about";
export const takePhoto = "Take or choose a photo";
export const anotherPhoto = "Another photo";
export const photoNote = "We use it to answer you and don't keep it.";
