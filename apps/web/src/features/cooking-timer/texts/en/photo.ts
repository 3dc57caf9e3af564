// Taking a photo
export const saveWithout = "Save without Photo";
export const saveWith = "Save with Photo";
export const captureTitle = "Capture Meal Photo";
export const cancel = "Cancel";
export const takePhotoTitle = "Take a Photo of Your Meal";

// Saving it
export const savedRecipe = "Recipe saved to your cooking history";
export const saveRecipeFailed = "Failed to save recipe.";
export const unnamedRecipe = "Unnamed Recipe";

export function savedMeal(name: string): string {
  return `${name} saved to your cooking history!`;
}

export const saveMealFailed = "Failed to save cooking history.";
export const incomplete = "Recipe information is incomplete.";
export const uploadingImage = "Uploading image...";
export const uploaded = "Image uploaded successfully!";
export const uploadFailed = "Failed to upload image. Saving history without it.";
export const notSignedIn = "User not authenticated. Cannot save cooking history.";
export const imageUnreadable = "Failed to process image";
export const imageUnreadableHint = "Take another photo, or save without one.";
export const historyFull = "Your history is full. Remove something first.";
export const offlineKept = "You are offline. Nothing here is lost; it stays until you are back.";
export const keptTryAgain = "Nothing here is lost. Please try again.";
