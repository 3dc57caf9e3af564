/** spec: 1, section 5. The shortest password; the longest only keeps hashing cheap. */
const PASSWORD_MIN_LENGTH = 6;
const PASSWORD_MAX_LENGTH = 1000;
const EMAIL_MAX_LENGTH = 254;

export type SignupForm = {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type LoginForm = Pick<SignupForm, "email" | "password">;

type Errors<Form> = { readonly [Field in keyof Form]?: string };

/** The address as it is compared and stored: trimmed, lower case, composed. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** spec: 1, section 5, "shaped {email}": something, an at sign, a domain with a dot. The proof is the mail that arrives. */
export function emailError(email: string): string | null {
  const address = normaliseEmail(email);
  if (address === "") return "Email is required";
  const isShaped = /^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(?:\.[^\s@.<>"(),;:\\[\]]+)+$/u.test(address);
  return isShaped && address.length <= EMAIL_MAX_LENGTH ? null : "Email is invalid";
}

/** Characters are counted as a person counts them, so that an emoji is one. */
export function passwordError(password: string): string | null {
  if (password === "") return "Password is required";
  const { length } = Array.from(password);
  if (length < PASSWORD_MIN_LENGTH) return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (length > PASSWORD_MAX_LENGTH) return `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;
  return null;
}

export function signupErrors(form: SignupForm): Errors<SignupForm> {
  return withoutNulls({
    fullName: form.fullName.trim() === "" ? "Full name is required" : null,
    email: emailError(form.email),
    password: passwordError(form.password),
    confirmPassword: form.password === form.confirmPassword ? null : "Passwords don't match",
  });
}

export function loginErrors(form: LoginForm): Errors<LoginForm> {
  return withoutNulls({
    email: emailError(form.email),
    password: form.password === "" ? "Password is required" : null,
  });
}

function withoutNulls<Key extends string>(errors: Record<Key, string | null>): { [K in Key]?: string } {
  const found: { [K in Key]?: string } = {};
  for (const key in errors) {
    const text = errors[key];
    if (text !== null) found[key] = text;
  }
  return found;
}
