/** spec: 1, section 3. The first word of the full name, else the address before the at sign, else `fallback`. */
export function firstNameOf(
  person: { readonly fullName: string; readonly email: string },
  fallback = "there",
): string {
  const [firstWord] = person.fullName.trim().split(/\s+/u);
  if (firstWord !== undefined && firstWord !== "") return firstWord;
  const [localPart] = person.email.split("@");
  return localPart !== undefined && localPart !== "" ? localPart : fallback;
}

/** spec: 1, section 3. Splits a full name at its first space. */
export function splitFullName(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const name = fullName.trim();
  const space = name.search(/\s/u);
  if (space < 0) return { firstName: name, lastName: "" };
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() };
}
