/** Whether base64 is written in the one of several ways that is right: the last character may have bits that say nothing. */
export function isCanonical(text: string): boolean {
  return text !== "" && Buffer.from(text, "base64url").toString("base64url") === text;
}
