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
export const askLead = "Whether it fits you and your recipe, what else would do, and how it keeps.";
export const ask = "Ask";
export const howToAsk = "How to ask";
export const yourQuestion = "Your question";
export const optional = "Optional";
export const askingFailed = "Failed to analyze the product. Please try again.";

// Product photo.
export const notPhoto = "This file is not a photo we can read.";
export const photoAlt = "The product you ask about";
export const takePhoto = "Take or choose a photo";
export const anotherPhoto = "Another photo";
export const photoNote = "It is read to answer you, and not kept.";
