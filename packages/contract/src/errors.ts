/** Everything the API can refuse with: a stable code, the HTTP status it travels with, and its title. */
export const errors = {
  malformed_request: { status: 400, title: "The request is not valid HTTP" },
  malformed_json: { status: 400, title: "The request body is not valid JSON" },
  invalid_input: { status: 400, title: "Some of the input is not valid" },
  invalid_credentials: { status: 400, title: "Invalid login credentials" },
  email_not_confirmed: { status: 400, title: "Email not confirmed" },
  refresh_token_not_found: { status: 400, title: "This refresh token is unknown or its session is over" },
  refresh_token_already_used: { status: 400, title: "This refresh token was used before" },
  webauthn_challenge_expired: { status: 400, title: "This passkey request has expired or was used" },
  webauthn_verification_failed: { status: 400, title: "This passkey was not accepted" },
  provider_disabled: { status: 400, title: "This way to sign in is not set up" },
  provider_sign_in_failed: { status: 400, title: "Signing in with the provider did not work" },
  flow_state_not_found: { status: 400, title: "This sign-in code is wrong, used or expired" },
  not_signed_in: { status: 401, title: "Sign in to do this" },
  service_key_needed: { status: 401, title: "This needs the operator's service key" },
  foreign_origin: { status: 403, title: "This request came from another website" },
  not_yours: { status: 403, title: "This belongs to somebody else" },
  access_denied: { status: 403, title: "You did not allow it at the provider" },
  second_factor_needed: { status: 403, title: "Confirm your second factor first" },
  provider_email_unverified: { status: 403, title: "The provider has not verified your email address" },
  account_not_linkable: {
    status: 403,
    title: "An account with this email exists and its address is not confirmed",
  },
  limit_reached: { status: 403, title: "You have reached the limit for this feature" },
  webhook_refused: { status: 403, title: "This notification is not from who it says it is" },
  otp_expired: { status: 403, title: "This code is wrong or has expired" },
  link_invalid: { status: 403, title: "This link is not complete" },
  link_expired: { status: 403, title: "This link has expired" },
  link_used: { status: 403, title: "This link was used or a newer one was sent" },
  reauthentication_needed: { status: 403, title: "Confirm your current password to do this" },
  registration_limit: { status: 403, title: "Registration limit reached for your IP address" },
  not_found: { status: 404, title: "There is nothing here" },
  user_not_found: { status: 404, title: "User not found" },
  identity_not_found: { status: 404, title: "This account is not connected" },
  mfa_factor_not_found: { status: 404, title: "This second factor is not set up" },
  // No 503: nothing here is out of order, and whoever asks again is answered the same.
  payments_not_set_up: { status: 404, title: "Payments are not set up on this server" },
  push_not_set_up: { status: 404, title: "Notifications are not set up on this server" },
  no_meal_plans: { status: 404, title: "No meal plans found" },
  no_ingredients: { status: 404, title: "No ingredients found in your meal plan" },
  method_not_allowed: { status: 405, title: "This address does not take that method" },
  changed_elsewhere: { status: 409, title: "This was changed somewhere else in the meantime" },
  already_subscribed: { status: 409, title: "You have a subscription already" },
  nothing_to_cancel: { status: 409, title: "There is no subscription to cancel" },
  cancel_in_store: { status: 409, title: "This was bought in a store, and is canceled there" },
  purchase_elsewhere: { status: 409, title: "This purchase belongs to another account here" },
  too_many_saved: { status: 409, title: "There are too many of these, delete some first" },
  // No 507: the server is well, and the same again is refused until the person has made room.
  storage_limit_reached: { status: 409, title: "Your storage is full" },
  request_timeout: { status: 408, title: "The request took too long to arrive" },
  too_large: { status: 413, title: "The request is too large" },
  unsupported_media_type: { status: 415, title: "This content type is not accepted here" },
  user_already_exists: { status: 422, title: "User already registered" },
  identity_already_exists: { status: 422, title: "This account belongs to somebody else here" },
  single_identity_not_deletable: { status: 422, title: "Choose a password or add a passkey first" },
  mfa_factor_name_conflict: { status: 422, title: "There is already a second factor with this name" },
  too_many_enrolled_mfa_factors: { status: 422, title: "You have too many second factors, remove one first" },
  mfa_challenge_expired: { status: 422, title: "This verification has expired, begin again" },
  mfa_verification_failed: { status: 422, title: "This code is wrong or was used before" },
  webauthn_credential_exists: { status: 422, title: "This passkey is already registered" },
  too_many_passkeys: { status: 422, title: "You have too many passkeys, remove one first" },
  image_unreadable: { status: 422, title: "This file is not a picture we can read" },
  page_refused: { status: 422, title: "This address is not one we may open" },
  no_food_named: { status: 422, title: "We found no food in this name" },
  no_recipe_found: { status: 422, title: "We found no recipe there" },
  use_paypal_checkout: { status: 422, title: "Web platform should use PayPal checkout" },
  purchase_refused: { status: 422, title: "The store does not know this purchase" },
  needs_vision_model: {
    status: 422,
    title: "Photos of recipes cannot be read on this site; paste the text instead",
  },
  model_refused: { status: 422, title: "The language model declined to answer this" },
  too_many_requests: { status: 429, title: "Too many attempts, wait a little" },
  headers_too_large: { status: 431, title: "The request headers are too large" },
  internal: { status: 500, title: "Something went wrong on our side" },
  model_not_configured: { status: 500, title: "Gemini API key not found" },
  model_answer_invalid: { status: 502, title: "The language model's answer could not be used" },
  payment_provider_refused: { status: 502, title: "The payment provider did not accept this" },
  page_unreachable: { status: 502, title: "This page is not responding" },
  model_unreachable: { status: 503, title: "The language model is not responding" },
  model_busy: { status: 503, title: "The language model is busy, try again in a little while" },
  model_budget_spent: { status: 503, title: "Today's limit for the language model is used up" },
  model_timeout: { status: 504, title: "The language model took too long" },
  kitchen_busy: { status: 503, title: "The kitchen is busy, try again in a little while" },
  work_failed: { status: 503, title: "Something went wrong while this was worked out, try again" },
  work_timeout: { status: 504, title: "This took too long to work out, ask for less at a time" },
  database_unreachable: { status: 503, title: "The database is not responding" },
  payment_provider_unreachable: { status: 503, title: "The payment provider is not responding" },
  provider_unreachable: { status: 503, title: "The sign-in provider is not responding" },
  stopping: { status: 503, title: "The server is restarting, try again in a moment" },
  storage_full: { status: 507, title: "There is no room left to store this" },
} as const satisfies Record<string, ErrorDefinition>;

interface ErrorDefinition {
  readonly status: number;
  readonly title: string;
}

/** The stable name of one kind of error; the web turns it into the text on the screen. */
export type ErrorCode = keyof typeof errors;

/** What everything can refuse with that the engine works out. */
export const engineErrors = [
  "too_many_requests",
  "kitchen_busy",
  "work_failed",
  "work_timeout",
] as const satisfies readonly ErrorCode[];

/** What every function with a chef behind it can refuse with. The built-in chef meets none but those of the engine. */
export const chefErrors = [
  ...engineErrors,
  "model_refused",
  "model_not_configured",
  "model_answer_invalid",
  "model_unreachable",
  "model_busy",
  "model_budget_spent",
  "model_timeout",
] as const satisfies readonly ErrorCode[];

/** One wrong piece of input: where it is ("body.days", "query.page") and what would be right. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** An RFC 9457 problem document, sent as application/problem+json. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly fields?: readonly FieldProblem[];
}
