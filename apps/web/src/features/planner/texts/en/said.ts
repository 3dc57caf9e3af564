export const titleNew = "You told us before signing up";
export const titleKnown = "You told us before logging in";
export const description =
  "Keep it in your profile, so that every plan knows. Until you answer, plans made here leave out all of these allergies.";
export const forget = "Not mine, discard it";
export const keep = "Keep this";
export const allergies = "Allergies";
export const diet = "Diet";
export const neverAgain = "Never again";
export const howMany = "How many people?";

export function otherDiet(ofProfile: string, chosen: string): string {
  return `Your profile says ${ofProfile}, and here you chose ${chosen}.`;
}

export const kept = "Kept in your profile";
export const saveFailed = "It could not be saved. Please try again.";
export const staysLeftOut = "Plans made here still leave out these allergies.";
