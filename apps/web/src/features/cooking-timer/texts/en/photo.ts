// Taking a photo
export const cameraView = "What the camera sees";
export const takePhoto = "Take Photo";
export const cameraOff = "Turn Camera Off";
export const saveWithout = "Save without Photo";
export const saveWith = "Save with Photo";
export const captureTitle = "Capture Meal Photo";
export const cancel = "Cancel";
export const takePhotoTitle = "Take a Photo of Your Meal";
export const turnCameraOn = "Use Camera";
export const upload = "Upload Photo";
export const uploadNote = "Where it was taken is removed.";
export const removeImage = "Remove Image";
export const yourMeal = "Your meal";
export const noPhoto = "No photo selected";
export const pickFailed = "Failed to pick image. Please try again.";
export const pickedUnreadable = "Failed to process selected image";
export const pickCancelled = "Image selection cancelled.";
export const captureCancelled = "Photo capture cancelled.";
export const captureFailed = "Failed to process captured photo";
export const nothingToSave = "No image available to save.";
export const cameraDenied = "Camera access is required. Please enable it in your device settings.";

export function permissionError(reason: string): string {
  return `Permission error: ${reason}`;
}

export const cameraFailed = "Failed to take photo. Please ensure camera access is allowed.";

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
export const historyFull = "Your history is full. Remove something from it first.";
export const offlineKept = "You are offline. What you have here stays until you are back.";
export const keptTryAgain = "What you have here stays. Please try again.";
