const HEADING = /^[^\d½¼¾⅓⅔]{2,60}:$/u;

/** "Salsa ingredients" names what follows as well, without a colon. */
const NAMED = /^(?:\p{L}[\p{L}'’-]* ){0,6}ingredients$/iu;

/** Whether a line among ingredients only names those below it: "For the sauce:". */
export function isHeading(line: string): boolean {
  const bare = line.trim().replace(/^[#*_\s]+|[*_\s]+$/g, "");
  return HEADING.test(bare) || NAMED.test(bare);
}
