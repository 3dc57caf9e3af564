import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ImageModel, LanguageModel } from "ai";

/** A model of a provider, and how to reach it. */
export interface Endpoint {
  readonly provider: "gemini" | "openai-compatible" | "anthropic";
  readonly model: string;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
}

type Fetch = typeof globalThis.fetch;

/** Anthropic wants a limit with every request; a week of recipes fits into this one. */
export const ANTHROPIC_OUTPUT_TOKENS = 16_000;

/** The model that answers in words. */
export function languageModel(endpoint: Endpoint, fetch: Fetch): Exclude<LanguageModel, string> {
  const { provider, model } = endpoint;
  if (provider === "gemini") return createGoogle(optionsOf(endpoint, fetch))(model);
  if (provider === "anthropic") return createAnthropic(optionsOf(endpoint, fetch))(model);
  return compatible(endpoint, fetch).chatModel(model);
}

/** The model that makes pictures. The composition lets no provider come here that has none. */
export function imageModel(endpoint: Endpoint, fetch: Fetch): Exclude<ImageModel, string> {
  if (endpoint.provider === "gemini") return createGoogle(optionsOf(endpoint, fetch)).image(endpoint.model);
  return compatible(endpoint, fetch).imageModel(endpoint.model);
}

function compatible(endpoint: Endpoint, fetch: Fetch) {
  const baseURL = endpoint.baseUrl ?? "";
  const key = endpoint.apiKey === undefined ? {} : { apiKey: endpoint.apiKey };
  const features = { includeUsage: true, supportsStructuredOutputs: true };
  return createOpenAICompatible({ name: "openaiCompatible", baseURL, fetch, ...features, ...key });
}

/** The key is given even where it is empty: the libraries would look for one in the environment. */
function optionsOf({ baseUrl, apiKey }: Endpoint, fetch: Fetch) {
  return { apiKey: apiKey ?? "", fetch, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) };
}
