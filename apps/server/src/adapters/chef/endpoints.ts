import type { AiFunction } from "../../ai-settings.ts";
import type { Config } from "../../config.ts";
import { AppError } from "../../app-error.ts";
import { StartupError } from "../../startup-error.ts";
import type { Endpoints } from "./model/model-chef.ts";
import type { Endpoint } from "./model/provider.ts";

/** What answers for a capability: a model, or nothing but the built-in chef. */
export type Capability = Endpoint | "built-in";

/** Who answers for words, photos and pictures, as configured. */
export interface Capabilities {
  readonly text: Capability;
  readonly vision: Capability;
  readonly image: Capability;
}

type Provider = Endpoint["provider"] | "built-in";
type Name = "TEXT" | "VISION" | "IMAGE";

/** Reads the capabilities out of the settings; what cannot work is said at the start. */
export function capabilitiesOf(config: Config): Capabilities {
  const textProvider =
    config.AI_TEXT_PROVIDER ?? (config.GEMINI_API_KEY === undefined ? "built-in" : "gemini");
  const visionProvider = config.AI_VISION_PROVIDER ?? textProvider;
  const imageProvider = config.AI_IMAGE_PROVIDER ?? (textProvider === "gemini" ? "gemini" : "built-in");
  if (imageProvider === "anthropic")
    throw new StartupError("AI_IMAGE_PROVIDER: anthropic makes no pictures.");
  const text = capability(config, "TEXT", textProvider, undefined);
  const vision = capability(config, "VISION", visionProvider, text);
  return { text, vision, image: capability(config, "IMAGE", imageProvider, undefined) };
}

function capability(
  config: Config,
  name: Name,
  provider: Provider,
  like: Capability | undefined,
): Capability {
  if (provider === "built-in") return provider;
  // Who looks at photos is who writes, unless told otherwise.
  const shared = like === undefined || like === "built-in" || like.provider !== provider ? undefined : like;
  const model = config[`AI_${name}_MODEL`] ?? shared?.model ?? defaultModel(provider, name);
  if (model === undefined) throw new StartupError(`AI_${name}_MODEL has to name a model of ${provider}.`);
  const baseUrl = config[`AI_${name}_BASE_URL`] ?? shared?.baseUrl ?? baseUrlOf(config, provider);
  if (provider === "openai-compatible" && baseUrl === undefined) {
    throw new StartupError("OPENAI_BASE_URL has to say where the OpenAI-compatible server is.");
  }
  const apiKey = config[`AI_${name}_API_KEY`] ?? shared?.apiKey ?? keyOf(config, provider);
  return { provider, model, baseUrl, apiKey };
}

function defaultModel(provider: Provider, name: Name): string | undefined {
  if (provider !== "gemini") return undefined;
  return name === "IMAGE" ? "gemini-2.5-flash-image" : "gemini-2.5-flash";
}

const baseUrlOf = (config: Config, provider: Provider): string | undefined =>
  provider === "openai-compatible" ? config.OPENAI_BASE_URL : undefined;

function keyOf(config: Config, provider: Endpoint["provider"]): string | undefined {
  if (provider === "gemini") return config.GEMINI_API_KEY;
  return provider === "anthropic" ? config.ANTHROPIC_API_KEY : config.OPENAI_API_KEY;
}

/** The capabilities as the model chef asks for them. */
export function endpointsOf({ text, vision, image }: Capabilities): Endpoints {
  return {
    text: () => ready(text),
    vision: () => ready(vision),
    image: () => ready(image),
    textIfAny: () => (text === "built-in" || isKeyMissing(text) ? null : text),
  };
}

/** Whether a model that can be asked looks at the photos of a function; the built-in chef sees nothing. */
export function seesPhotosFor(config: Config, name: AiFunction): boolean {
  const { vision } = capabilitiesOf(config);
  const isTold = new Map(config.AI_MODES).get(name) === "built-in";
  return !isTold && vision !== "built-in" && !isKeyMissing(vision);
}

/** A server of one's own may need no key. */
const isKeyMissing = ({ provider, apiKey }: Endpoint): boolean =>
  apiKey === undefined && provider !== "openai-compatible";

/** spec: 2, "Gemini API key not found": shown where Gemini was chosen and given no key. */
function ready(capability_: Capability): Endpoint {
  if (capability_ === "built-in") {
    throw new AppError("model_not_configured", { detail: "No language model is set up for this." });
  }
  if (!isKeyMissing(capability_)) return capability_;
  const detail = capability_.provider === "anthropic" ? { detail: "Anthropic API key not found" } : {};
  throw new AppError("model_not_configured", detail);
}
