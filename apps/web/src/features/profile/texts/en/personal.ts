export const female = "Female";
export const male = "Male";
export const nonBinary = "Non-binary";
export const other = "Other";
export const firstName = "First name";
export const lastName = "Last name";
export const email = "Email";
export const emailHint = "Your email address is used for account access and cannot be changed here.";
export const gender = "Gender";
export const optional = "Optional";
export const age = "Age";
export function ageRange(youngest: number, oldest: number): string {
  return `${youngest} to ${oldest}`;
}
export const savePersonalInfo = "Save personal info";
export const notGiven = "Not given";
