// Legal text.
export function lastChangedOn(updated: string): string {
  return `Last changed on ${updated}`;
}

// Privacy page.
export const privacy = "Privacy";

// Terms page.
export const terms = "Terms";
