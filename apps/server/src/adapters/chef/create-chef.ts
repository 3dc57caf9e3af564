import type { AiMeter, Chef } from "../../ports/chef.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Config } from "../../config.ts";
import type { Logger } from "../../log.ts";
import { builtinChef } from "./builtin/builtin-chef.ts";
import { loadKitchen } from "./builtin/load-kitchen.ts";

/** What a chef is made from. */
export interface ChefParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly meter: AiMeter;
}

/** The chef that the settings ask for, function by function. */
export function createChef(_parts: ChefParts): Chef {
  return builtinChef(loadKitchen);
}
