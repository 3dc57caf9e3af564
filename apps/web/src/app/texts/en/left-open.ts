export const sessionExpired = "Your session has expired";
export const otherWays = "Other ways";
export const notYou = "Not you?";
export function whatStaysOpen(email: string): string {
  return `Your list, a running timer and today's meals stay open here. Your changes are sent once you sign in as ${email}.`;
}
