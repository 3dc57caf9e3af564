import type { Plugin } from "vite";

/** Keys that React would want of a list that changes; names, former names and the size of the sheet. */
const unread = /,? (?:key|name|aliases|size): (?:"[^"]*"|\[[^\]]*\]|\d+),?(?=\n| \})/gu;

/** Takes out of Lucide's icons what `ui/lucide-icon.ts` does not read. */
export function iconData(): Plugin {
  return {
    name: "icon-data",
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replaceAll(unread, ""), map: null }),
    },
  };
}
