import { emailError, normaliseEmail, passwordError } from "@meal/domain/accounts/credentials";
import { z } from "zod";

/** An address, in the one way of writing that accounts are kept under. */
export const email = z
  .string()
  .superRefine((text, context) => complain(emailError(text), context))
  .transform(normaliseEmail);

/** A password that is being chosen. */
export const newPassword = z.string().superRefine((text, context) => complain(passwordError(text), context));

/** A password that is being checked. What is too long cannot be anybody's, so it is not hashed. */
export const givenPassword = z.string().min(1, "Password is required").max(4000);

/** What a person tells of themselves at the sign-up. */
export const personData = z.object({
  full_name: z.string().trim().min(1, "Full name is required").max(200).optional(),
});

function complain(message: string | null, context: z.RefinementCtx): void {
  if (message !== null) context.addIssue({ code: "custom", message });
}

/** Where the link of a mail leads to in the end. */
export const redirect = z.object({ redirect_to: z.string().max(2000).optional() });

/** For what would hand an account over: the password again, where the login is not one of the last minutes. */
export const identityProof = z.object({ current_password: givenPassword.optional() });
