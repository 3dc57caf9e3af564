import { z } from "zod";
import { user } from "./account-shapes.ts";
import { email, newPassword, personData } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

const id = z.object({ id: z.string().min(1).max(100) });
// The hosted service's client sends an empty text for what was not asked for.
const wholeNumber = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{0,6}$/u)
    .default("")
    .transform((text) => (text === "" ? fallback : Number(text)))
    .pipe(z.number().min(1).max(max));

/** All people, by pages; `x-total-count` tells how many there are. For the operator's service key. */
export const listUsers = endpoint({
  method: "GET",
  path: "/api/auth/admin/users",
  summary: "All people, by pages. Takes the service key as bearer token.",
  access: "public",
  input: { query: z.object({ page: wholeNumber(1, 999_999), per_page: wholeNumber(50, 1000) }) },
  output: z.object({ users: z.array(user), aud: z.literal("authenticated") }),
  errors: ["service_key_needed"],
});

/** Makes an account, whatever the limits say. Without a password the person signs in otherwise. */
export const createUser = endpoint({
  method: "POST",
  path: "/api/auth/admin/users",
  summary: "Makes an account. Takes the service key as bearer token.",
  access: "public",
  input: {
    body: z.object({
      email,
      password: newPassword.optional(),
      email_confirm: z.boolean().default(false),
      user_metadata: personData.default({}),
    }),
  },
  output: user,
  errors: ["service_key_needed", "user_already_exists"],
});

/** One person. */
export const readUserById = endpoint({
  method: "GET",
  path: "/api/auth/admin/users/:id",
  summary: "One person. Takes the service key as bearer token.",
  access: "public",
  input: { params: id },
  output: user,
  errors: ["service_key_needed", "user_not_found"],
});

/** Changes a person. A new password ends all their sessions. */
export const updateUser = endpoint({
  method: "PUT",
  path: "/api/auth/admin/users/:id",
  summary: "Changes a person. Takes the service key as bearer token.",
  access: "public",
  input: {
    params: id,
    body: z.object({
      email: email.optional(),
      password: newPassword.optional(),
      email_confirm: z.boolean().optional(),
      user_metadata: personData.optional(),
    }),
  },
  output: user,
  errors: ["service_key_needed", "user_not_found", "user_already_exists"],
});

/** Removes a person with everything of theirs. */
export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/auth/admin/users/:id",
  summary: "Removes a person with everything of theirs. Takes the service key as bearer token.",
  access: "public",
  input: { params: id, body: z.object({ should_soft_delete: z.literal(false).optional() }).optional() },
  output: z.object({}),
  errors: ["service_key_needed", "user_not_found"],
});
