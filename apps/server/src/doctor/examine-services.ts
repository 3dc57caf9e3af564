import { capabilitiesOf } from "../adapters/chef/endpoints.ts";
import type { Endpoint } from "../adapters/chef/model/provider.ts";
import type { Config } from "../config.ts";
import { StartupError } from "../startup-error.ts";
import { reasonOf, toDo, well, type Finding } from "./finding.ts";

const patienceMs = 5000;
/** Where the providers are that need no address. */
const homes = {
  gemini: "https://generativelanguage.googleapis.com",
  anthropic: "https://api.anthropic.com",
  "openai-compatible": "",
} as const;

/** Asks the mail server whether it takes us, and sends nothing. */
export async function examineMail({ SMTP_URL: url, DATA_DIR: folder }: Config): Promise<Finding> {
  if (url === undefined)
    return well(
      "Mail",
      `No mail server is set: mails are files in ${folder}/outbox, and sign-ups are not confirmed.`,
    );
  const { createTransport } = await import("nodemailer");
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ ...patience, url });
  try {
    await transport.verify();
    return well("Mail", "The mail server answers and takes the name and password.");
  } catch (error) {
    return toDo("Mail", `The mail server of SMTP_URL cannot be used: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
}

/** Asks every configured provider of models whether it answers at all, which costs nothing. */
export async function examineModels(config: Config): Promise<readonly Finding[]> {
  try {
    const { text, vision, image } = capabilitiesOf(config);
    const endpoints = [text, vision, image].filter((each) => each !== "built-in");
    if (endpoints.length === 0) return [well("Models", "None is set: the built-in chef answers.")];
    const byPlace = new Map(endpoints.map((endpoint) => [placeOf(endpoint), endpoint]));
    return await Promise.all([...byPlace].map(([place, endpoint]) => examineModel(place, endpoint)));
  } catch (error) {
    if (error instanceof StartupError) return [toDo("Models", error.message)];
    throw error;
  }
}

function placeOf({ baseUrl, provider }: Endpoint): string {
  return baseUrl ?? homes[provider];
}

async function examineModel(place: string, { provider, apiKey }: Endpoint): Promise<Finding> {
  if (apiKey === undefined && provider !== "openai-compatible")
    return toDo("Models", `The key of ${provider} is not set.`);
  const shown = URL.canParse(place) ? new URL(place).origin : place;
  try {
    const answer = await fetch(place, { redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return well("Models", `${provider} answers at ${shown}.`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return toDo("Models", `${provider} does not answer at ${shown}: ${reasonOf(cause)}`);
  }
}
