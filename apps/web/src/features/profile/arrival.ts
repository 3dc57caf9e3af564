import type { ToastInput } from "../../ui/toast-store.ts";
import type { ProfileSearch } from "./search.ts";
import * as t from "./texts/en/arrival.ts";

/** The words are ours: anybody can write an address. */
const connectFailures: Readonly<Record<string, string>> = {
  access_denied: t.accessDenied,
  identity_already_exists: t.identityAlreadyExists,
  not_signed_in: t.notSignedIn,
  provider_unreachable: t.providerUnreachable,
};

/** What somebody is told who comes back from the link of a mail or from the provider. */
export function arrivalMessage({ email, connected, error_code: code }: ProfileSearch): ToastInput {
  if (email === "changed") return { tone: "success", title: t.emailChanged };
  if (connected === "google") return { tone: "success", title: t.googleIsConnected };
  const isKnown = Object.hasOwn(connectFailures, code ?? "");
  const description = (isKnown && connectFailures[code ?? ""]) || t.notFinished;
  return { tone: "destructive", title: t.googleWasNotConnected, description };
}
