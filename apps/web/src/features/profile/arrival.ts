import type { ToastInput } from "../../ui/toast-store.ts";
import type { ProfileSearch } from "./search.ts";

/** The words are ours: anybody can write an address. */
const connectFailures: Readonly<Record<string, string>> = {
  access_denied: "You did not allow it there.",
  identity_already_exists: "This Google account opens another account here.",
  not_signed_in: "You were signed out in between. Log in and try again.",
  provider_unreachable: "Google does not answer. Please try again later.",
};

/** What somebody is told who comes back from the link of a mail or from the provider. */
export function arrivalMessage({ email, connected, error_code: code }: ProfileSearch): ToastInput {
  if (email === "changed") return { tone: "success", title: "Your new email address is confirmed" };
  if (connected === "google") return { tone: "success", title: "Google is connected" };
  const isKnown = Object.hasOwn(connectFailures, code ?? "");
  const description =
    (isKnown && connectFailures[code ?? ""]) || "It was not finished here. Please try again.";
  return { tone: "destructive", title: "Google was not connected", description };
}
