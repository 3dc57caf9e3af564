import type { Chef } from "../../../ports/chef.ts";
import { createExchange, type ExchangeParts } from "./calls/create-exchange.ts";
import type { ModelParts } from "./functions/parts.ts";
import { modelChef, type Endpoints } from "./model-chef.ts";

/** The model chef with all that it works with. It is loaded when a model is first asked, so that nobody else pays for it. */
export const openModelChef = (
  parts: ExchangeParts & Pick<ModelParts, "engine">,
  endpoints: Endpoints,
): Chef => modelChef({ exchange: createExchange(parts), engine: parts.engine }, endpoints);
