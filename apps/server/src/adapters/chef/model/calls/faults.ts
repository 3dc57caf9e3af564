import type { ErrorCode } from "@meal/contract/errors";
import { APICallError, JSONParseError, TypeValidationError } from "ai";
import { AppError } from "../../../../app-error.ts";
import type { Endpoint } from "../provider.ts";

const KEY_REFUSED = new Set([401, 403]);
const BUSY = new Set([429, 503, 529]);
const MOST_MESSAGE = 300;

/** What the person meets instead of whatever a provider, a socket or a library threw. */
export function faultOf(thrown: unknown, endpoint: Endpoint): AppError {
  if (thrown instanceof AppError) return thrown;
  const cause = plainCause(thrown, endpoint);
  if (!APICallError.isInstance(thrown)) return new AppError("model_unreachable", { cause });
  const code = codeOf(thrown);
  if (code !== "model_not_configured") return new AppError(code, { cause });
  return new AppError(code, { cause, detail: detailOf(thrown, endpoint) });
}

/** Whether the same question may well be answered a moment later. */
export function isWorthAnotherTry(fault: AppError): boolean {
  return fault.code === "model_busy" || fault.code === "model_unreachable";
}

function codeOf(error: APICallError): ErrorCode {
  const { statusCode: status } = error;
  if (status === undefined || isBrokenOff(error)) return "model_unreachable";
  if (BUSY.has(status)) return "model_busy";
  if (status >= 500) return "model_unreachable";
  if (KEY_REFUSED.has(status) || status === 404 || isKeyInvalid(error)) return "model_not_configured";
  return "model_answer_invalid";
}

/** The answer had begun well, and its connection ended before it did. */
const isBrokenOff = ({ statusCode, cause }: APICallError): boolean =>
  statusCode === 200 && !JSONParseError.isInstance(cause) && !TypeValidationError.isInstance(cause);

/** Gemini says 400 to a wrong key. */
const isKeyInvalid = ({ statusCode, responseBody }: APICallError): boolean =>
  statusCode === 400 && /API_KEY_INVALID|API key not valid/u.test(responseBody ?? "");

function detailOf(error: APICallError, { provider, model }: Endpoint): string {
  return error.statusCode === 404
    ? `The provider (${provider}) does not know the model ${model}, or nothing answers at its address.`
    : `The provider (${provider}) did not accept its key.`;
}

/** Errors of the library carry the question or the answer, and neither may reach a log. */
function plainCause(thrown: unknown, { provider, model }: Endpoint): Error {
  const said = APICallError.isInstance(thrown)
    ? `${thrown.statusCode ?? ""} ${thrown.message.slice(0, MOST_MESSAGE)}`
    : thrown instanceof Error
      ? thrown.name
      : typeof thrown;
  return new Error(`${provider} ${model}: ${said}`);
}
