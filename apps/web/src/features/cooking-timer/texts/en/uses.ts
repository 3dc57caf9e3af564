/** How many times the timer may still be used. */
export const lastFreeUse = "This is your last free use of the Cooking Timer. Upgrade for unlimited access!";
export function freeUsesLeft(left: number): string {
  return `You have ${left} free use(s) of the Cooking Timer remaining`;
}
