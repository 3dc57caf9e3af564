import type { Config } from "../../../../config.ts";
import type { Logger } from "../../../../log.ts";
import type { AiMeter } from "../../../../ports/chef.ts";
import type { Clock } from "../../../../ports/clock.ts";
import { Breaker } from "./breaker.ts";
import type { Exchange } from "./model-call.ts";
import { outgoingFetch } from "./outgoing-fetch.ts";
import { pause, type Pause } from "./pause.ts";
import { Slots } from "./slots.ts";

/** What the calls to models are made from. */
export interface ExchangeParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly meter: AiMeter;
  readonly pause?: Pause;
}

/** What all calls to models share, as configured. A provider has one breaker for each address that it answers at. */
export function createExchange({ config, clock, log, meter, pause: given }: ExchangeParts): Exchange {
  const breakers = new Map<string, Breaker>();
  return {
    clock,
    log,
    meter,
    pause: given ?? pause,
    slots: new Slots(config.AI_PARALLEL, config.AI_PARALLEL_PER_PERSON),
    timeoutMs: config.AI_TIMEOUT_MS,
    fetch: outgoingFetch(),
    breakerOf({ provider, baseUrl }) {
      const key = `${provider} ${baseUrl ?? ""}`;
      const breaker = breakers.get(key) ?? new Breaker(clock);
      breakers.set(key, breaker);
      return breaker;
    },
  };
}
