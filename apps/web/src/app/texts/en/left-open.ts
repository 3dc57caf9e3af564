export const sessionExpired = "Your session has expired";
export const otherWays = "Other ways";
export const notYou = "Not you?";
export function whatStaysOpen(email: string): string {
  return `Your list, a running timer and the meals of today stay open here. What you change is sent once you sign in as ${email}.`;
}
