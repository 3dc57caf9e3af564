import { z } from "zod";

/** What the marketing page can promise with Premium; each is shown only where the operator sells it so. */
const PROMISES = ["trial", "basic-plan", "web-prices", "money-back"] as const;

const text = z.string().trim().min(1).max(300).optional();

/** What public pages say of the operator, and whom else they may ask; part of `config.ts`. */
export const publicSettings = {
  OPERATOR_NAME: text.describe(
    "who runs this site, with a postal address, as the privacy page and the terms name them",
  ),
  OPERATOR_EMAIL: z
    .email()
    .optional()
    .describe("where people write to with questions; the support page and the legal pages name it"),
  OPERATOR_COUNTRY: text.describe("the country, or the state, whose law the terms name"),
  BACKUP_DAYS: z
    .string()
    .regex(/^\d{1,4}$/u)
    .optional()
    .describe("the age in days at which your backups are deleted, a whole number; the privacy page says it"),
  SOLD_WITH: z
    .string()
    .transform(promises)
    .optional()
    .describe(
      `what /professional promises where Premium is sold: ${PROMISES.join(", ")}, separated by commas, or none. Without it everything on a server that only this machine uses, and nothing elsewhere`,
    ),
  DEMO_VIDEO_URL: z
    .string()
    .refine((given) => URL.canParse(given) && new URL(given).protocol === "https:")
    .optional()
    .describe(
      "the address of a video to embed on /professional, such as https://www.youtube-nocookie.com/embed/…; nobody is asked for it before a visitor presses play",
    ),
  PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/u)
    .optional()
    .describe(
      "the id of a Meta pixel; visitors are asked first, and the address www.facebook.com is opened to the app",
    ),
};

function promises(given: string, context: z.RefinementCtx): readonly (typeof PROMISES)[number][] {
  const parts = given
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== "none");
  return parts.flatMap((part) => {
    const known = PROMISES.find((one) => one === part);
    if (known === undefined) context.addIssue({ code: "custom", message: part });
    return known ?? [];
  });
}

/** What is promised where nobody said anything. */
export function promisesFor(isOnLoopback: boolean): readonly (typeof PROMISES)[number][] {
  return isOnLoopback ? PROMISES : [];
}
