// The camera and the chooser.
export const cameraOn = "Use Camera";
export const uploadPhoto = "Upload Photo";
export const removeImage = "Remove Image";
export const noPhotoSelected = "No photo selected";
export const yourMeal = "Your meal";
export const takePhoto = "Take Photo";
export const turnCameraOff = "Turn Camera Off";
export const whatTheCameraSees = "What the camera sees";
export const placeRemoved = "Its location is removed.";

// What went wrong. spec: 2, section 8.
export const pickFailed = "Failed to pick image. Please try again.";
export const pickedUnreadable = "Failed to process selected image";
export const pickCancelled = "Image selection cancelled.";
export const captureCancelled = "Photo capture cancelled.";
export const captureFailed = "Failed to process captured photo";
export const nothingToSave = "No image available to save.";
export const cameraDenied = "Camera access is required. Please enable it in your device settings.";
export const cameraFailed = "Failed to take photo. Please ensure camera access is allowed.";
export const onlyPhotos = "This file is not a picture.";
export const heicUnreadable =
  "This browser cannot open HEIC photos. Save it as a JPEG, or take the picture here with the camera.";
export const brokenPhoto = "The file seems to be damaged. Another photo may work.";

export function permissionError(message: string): string {
  return `Permission error: ${message}`;
}
