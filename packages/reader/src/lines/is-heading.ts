const HEADING = /^[^\d½¼¾⅓⅔]{2,60}:$/u;

/** Whether a line among ingredients only names those below it: "For the sauce:". */
export const isHeading = (line: string): boolean =>
  HEADING.test(line.trim().replace(/^[#*_\s]+|[*_\s]+$/g, ""));
