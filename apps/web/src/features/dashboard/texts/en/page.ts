// Page.
export function welcome(firstName: string): string {
  return `Welcome, ${firstName}!`;
}
export const yourFigures = "Your numbers";

// Tiles.
export const inYourKitchen = "In your kitchen";
