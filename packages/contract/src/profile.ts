import { DIETS } from "@meal/domain/chef/vocabulary";
import { isTimeZone } from "@meal/domain/dates/format-date";
import { MEASURE_CHOICES, THEMES } from "@meal/domain/profile/choices";
import { ageError } from "@meal/domain/profile/preferences";
import { listedParts, MOST_LISTED } from "@meal/domain/chef/listed-parts";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const nameLength = 100;
const genderLength = 50;
const allergiesLength = 1000;
const timeZoneLength = 64;

/** Any number is told what would be right; what is no number at all, too. */
const age = z.unknown().transform((value, context) => {
  if (value === null) return null;
  const message = ageError(typeof value === "number" ? String(value) : "?");
  if (message === null) return Number(value);
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

const dietaryGoals = z.strictObject({
  lowCarb: z.boolean().optional(),
  weightLoss: z.boolean().optional(),
  balanced: z.boolean().optional(),
  highProtein: z.boolean().optional(),
  vegan: z.boolean().optional(),
  vegetarian: z.boolean().optional(),
});

const timeZone = z
  .string()
  .max(timeZoneLength)
  .refine(isTimeZone, "Time zone must be a name such as Europe/Prague");

/** spec: 1, section 3. What a person said about themselves and how they eat. */
const preferences = z.object({
  first_name: z.string(),
  last_name: z.string(),
  gender: z.string().nullable(),
  age: z.number().nullable(),
  dietary_preference: z.enum(DIETS),
  /** As typed: a list with commas. */
  allergies: z.string(),
  dietary_goals: dietaryGoals,
  /** Where the person's days and months begin. */
  time_zone: z.string(),
  /** What they chose last, on whichever device; null until they chose. */
  theme: z.enum(THEMES).nullable(),
  measures: z.enum(MEASURE_CHOICES).nullable(),
  /** Null until they said something of themselves or of how they eat. */
  updated_at: z.iso.datetime().nullable(),
});

/** spec: 1, section 7, user_preferences. */
export const readPreferences = endpoint({
  method: "GET",
  path: "/api/user-preferences",
  summary: "What the caller said about themselves. Where no name is stored, the full name is split.",
  access: "signed-in",
  input: {},
  output: preferences,
  errors: [],
});

/** spec: 1, section 7, user_preferences. */
export const savePreferences = endpoint({
  method: "PUT",
  path: "/api/user-preferences",
  summary: "Saves what is given; fields that are left out stay as they are.",
  access: "signed-in",
  input: {
    body: z.strictObject({
      first_name: z.string().trim().max(nameLength).optional(),
      last_name: z.string().trim().max(nameLength).optional(),
      gender: z.string().trim().max(genderLength).nullable().optional(),
      age: age.optional(),
      dietary_preference: z.enum(DIETS).optional(),
      allergies: z
        .string()
        .trim()
        .max(allergiesLength)
        .refine(
          (text) => listedParts([text]).length <= MOST_LISTED,
          `Name at most ${MOST_LISTED} different allergies`,
        )
        .optional(),
      dietary_goals: dietaryGoals.optional(),
      time_zone: timeZone.optional(),
      theme: z.enum(THEMES).optional(),
      measures: z.enum(MEASURE_CHOICES).optional(),
    }),
  },
  output: preferences,
  errors: [],
});
