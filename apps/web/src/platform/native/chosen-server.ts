import type { Fact } from "@meal/domain/deployment/facts";
import { type Device, type Fields, fieldsOf } from "./bridge.ts";

/** A server of this product, and what it says of itself (`GET /api/deployment`). */
export interface ChosenServer {
  readonly origin: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly texts: Fields;
}

/** What was typed is no address of a server; nothing answers there; something else does; or it is older than the app. */
export type ServerTrouble = "address" | "insecure" | "unreachable" | "foreign" | "older";

const key = "server";
const answerMs = 15_000;

/**
 * What an app does not offer: a way to pay that is not its store's, pages of others inside of its own, and a browser's way to
 * be woken.
 */
const notInAnApp = new Set([
  "sold",
  "test-checkout",
  "web-prices",
  "basic-plan",
  "trial",
  "money-back",
  "pixel",
  "video",
  "push",
]);

/** The server that the app was built for, or nothing where its person names one. */
export const builtFor = import.meta.env.VITE_SERVER === "" ? undefined : import.meta.env.VITE_SERVER;

/** The server that was used last. */
export async function rememberedServer({ ask }: Device): Promise<ChosenServer | undefined> {
  const kept = (await ask("Preferences", "get", { key })).get("value");
  try {
    const fields = fieldsOf(JSON.parse(String(kept)));
    const origin = fields.get("origin");
    return typeof origin === "string" ? serverOf(origin, fieldsOf(fields.get("said"))) : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetServer({ ask }: Device): Promise<void> {
  await ask("Preferences", "remove", { key });
}

/** "meals.example.org" as somebody types it; addresses that anybody on the way could read are refused. */
export function readAddress(
  typed: string,
): { readonly origin: string } | { readonly trouble: ServerTrouble } {
  const text = typed.trim();
  if (/^http:/iu.test(text)) return { trouble: "insecure" };
  const address = /^https:\/\//iu.test(text) ? text : `https://${text}`;
  if (text === "" || !URL.canParse(address)) return { trouble: "address" };
  const { origin, username, hostname } = new URL(address);
  const isName = username === "" && /[.:]|^localhost$/u.test(hostname);
  return isName ? { origin } : { trouble: "address" };
}

/** Asks a server what it is. */
export async function askServer(origin: string): Promise<ChosenServer | ServerTrouble> {
  const said = await readDeployment(origin);
  return typeof said === "string" ? said : serverOf(origin, said);
}

/** Asks it, and remembers what it said; where it cannot be asked, whatever is remembered stays. */
export async function rememberServer(origin: string, { ask }: Device): Promise<void> {
  const said = await readDeployment(origin);
  if (typeof said === "string") return;
  const value = JSON.stringify({ origin, said: Object.fromEntries(said) });
  await ask("Preferences", "set", { key, value });
}

async function readDeployment(origin: string): Promise<Fields | ServerTrouble> {
  try {
    const options = { credentials: "omit", signal: AbortSignal.timeout(answerMs) } as const;
    const answer = await fetch(`${origin}/api/deployment`, options);
    const said = fieldsOf(await answer.json().catch(() => undefined));
    if (said.get("product") === "ai-meal-planner") return said;
    // A server from before there was an app knows its own error, and not this question.
    return said.get("code") === "not_found" ? "older" : "foreign";
  } catch {
    return "unreachable";
  }
}

function serverOf(origin: string, said: Fields): ChosenServer {
  return {
    origin,
    name: typeof said.get("name") === "string" ? String(said.get("name")) : new URL(origin).host,
    facts: textsIn(said.get("facts")).filter((fact) => !notInAnApp.has(fact)),
    texts: fieldsOf(said.get("texts")),
  };
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/**
 * Says to the app what is so of the server, as the server itself says it in pages of its own (`platform/here.ts`), and what
 * is so of the app.
 */
export function showFacts({ facts, texts }: ChosenServer, ofApp: readonly Fact[]): void {
  const page = document.documentElement;
  page.dataset["here"] = [...facts, ...ofApp].join(" ");
  for (const [name, text] of texts)
    if (typeof text === "string") page.setAttribute(`data-here-${name}`, text);
}
