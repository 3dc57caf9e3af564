import type { Chef } from "../../../ports/chef.ts";
import { loadKitchen } from "../builtin/load-kitchen.ts";
import { createExchange, type ExchangeParts } from "./calls/create-exchange.ts";
import { modelChef, type Endpoints } from "./model-chef.ts";

/** The model chef with all that it works with. It is loaded when a model is first asked, so that nobody else pays for it. */
export const openModelChef = (parts: ExchangeParts, endpoints: Endpoints): Chef =>
  modelChef({ exchange: createExchange(parts), kitchen: loadKitchen }, endpoints);
