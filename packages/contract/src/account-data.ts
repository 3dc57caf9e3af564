import { z } from "zod";
import { givenPassword, identityProof } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

/** What a person types to say that they mean it. */
export const DELETION_WORD = "DELETE";

/**
 * Everything of a person as one document; each table's rows are as they are stored. It takes a login of the last minutes or
 * the password, because who found an open browser could carry a whole life away.
 */
export const downloadAccount = endpoint({
  method: "POST",
  path: "/api/account/data",
  summary:
    "Everything that is stored about the caller, as one file. Instants are milliseconds since 1970, UTC.",
  access: "signed-in",
  input: { body: identityProof.optional() },
  output: z.object({
    made_at: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    /** Columns that are not handed out, by table, each with the reason. */
    left_out: z.record(z.string(), z.record(z.string(), z.enum(["secret", "computed"]))),
  }),
  errors: ["reauthentication_needed", "too_many_requests"],
});

/** Whoever has a password gives it; who only signs in otherwise must have signed in minutes ago. */
export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/account",
  summary: "Deletes the caller's account and everything stored about them, at once and for good.",
  access: "signed-in",
  input: {
    body: z.strictObject({
      confirmation: z.literal(DELETION_WORD, `Type ${DELETION_WORD} to confirm`),
      password: givenPassword.optional(),
    }),
  },
  output: "nothing",
  errors: ["reauthentication_needed", "too_many_requests"],
});
