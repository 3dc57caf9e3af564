import { z } from "zod";
import { givenPassword, identityProof } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

/** What a person types to say that they mean it. */
const DELETION_WORD = "DELETE";

/**
 * Everything of a person as one JSON document: `made_at`, `tables` with the rows of each as they are stored, and `left_out`
 * with the columns that are not handed out, each with the reason. It is written while it is read. It takes a login of the last minutes or
 * the password, because who found an open browser could carry a whole life away.
 */
export const downloadAccount = endpoint({
  method: "POST",
  path: "/api/account/data",
  summary:
    "Everything that is stored about the caller, as one file. Instants are milliseconds since 1970, UTC.",
  access: "signed-in",
  input: { body: identityProof.optional() },
  output: "response",
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
