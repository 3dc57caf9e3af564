export function askingForPrice(store: string): string {
  return `Asking ${store} what Premium costs`;
}
export function buying(store: string): string {
  return `Opening ${store}`;
}
export function noPrice(store: string): string {
  return `Premium cannot be bought right now: ${store} does not say what it costs.`;
}
export const tryAgain = "Try again";
export function storeFailed(store: string): string {
  return `Something went wrong at ${store}. Nothing was charged unless ${store} says so.`;
}
export function renewsIn(store: string): string {
  return `It renews every month until you cancel it in ${store}.`;
}
export function beginsNow(day: string): string {
  return `You have paid until ${day} elsewhere. What you buy here begins today.`;
}

// Purchases of another phone, or of an app that was installed anew.
export const restore = "Restore purchases";
export const restored = "Your purchase is restored";
export const nothingToRestore = "There is nothing to restore";
export const nothingToRestoreLead = "Your store account on this phone has no active Premium.";
export const notRestored = "Your purchases could not be restored";
