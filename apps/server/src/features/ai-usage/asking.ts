import type { LimitedFeature } from "@meal/domain/entitlements/limits";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { bindingDiet, readAllergies, type BindingGoals } from "@meal/domain/profile/preferences";
import { AppError } from "../../app-error.ts";
import { engineCallOf } from "../../http/engine-call.ts";
import { rateRule, type RateLimiter, type RateRule } from "../../http/rate-limit.ts";
import type { CallContext } from "../../http/route.ts";
import type { Chef, ChefCall } from "../../ports/chef.ts";
import { callerOf, type Caller, type Entitlements } from "../entitlements/service.ts";
import type { Profile } from "../profile/service.ts";

const HOUR_MS = 3_600_000;

/** What the service needs from outside. */
export interface AskingParts {
  readonly entitlements: Pick<Entitlements, "reserve" | "confirm" | "giveBack">;
  readonly limiter: Pick<RateLimiter, "count">;
  readonly profile: Pick<Profile, "read">;
  readonly appUrl: string;
}

/** Who asks a function, and what goes along with the question to the chef. */
export interface ChefCaller {
  readonly caller: Caller;
  readonly chefCall: ChefCall;
}

/** What binds the person who asks, whatever they ask for; nobody is bound to nothing. */
export interface EatingRules {
  readonly diet: Diet;
  readonly goals: BindingGoals;
  readonly allergies: readonly string[];
}

/** A use that is counted already and waits for its work. */
export interface ReservedUse {
  readonly kind: "reserved";
  /** Does the work. What fails, brings nothing, or is no longer waited for is given back. */
  spendOn<T>(work: () => Promise<T>, isWorthIt?: (result: T) => boolean): Promise<T>;
}

/** What answering with these functions of the chef takes from outside. */
export interface FunctionParts<Name extends keyof Chef> {
  readonly asking: Asking;
  readonly chef: Pick<Chef, Name>;
}

/** So many questions an hour. */
export function hourly(name: string, uses: number): RateRule {
  return rateRule(name, uses, HOUR_MS);
}

/** What all functions do around their work: who asks, how often they may, what binds them, and what it costs them. */
export class Asking {
  readonly #parts: AskingParts;

  constructor(parts: AskingParts) {
    this.#parts = parts;
  }

  /** Tells who asks, and counts the question. */
  async begin(call: CallContext, rule: RateRule): Promise<ChefCaller> {
    const caller = callerOf(call, this.#parts.appUrl);
    const userId = caller.kind === "user" ? caller.userId : null;
    const engineCall = engineCallOf(call);
    await this.#parts.limiter.count(rule, engineCall.callerKey);
    return { caller, chefCall: { userId, ...engineCall } };
  }

  async eatingRulesOf({ caller }: ChefCaller): Promise<EatingRules> {
    if (caller.kind === "guest") return { diet: "none", goals: {}, allergies: [] };
    const { dietary_preference, dietary_goals, allergies } = await this.#parts.profile.read(caller.userId);
    const diet = bindingDiet(dietary_preference, dietary_goals);
    return { diet, goals: dietary_goals, allergies: readAllergies(allergies) };
  }

  /** Counts one use before its work begins, or refuses. */
  async reserve(asker: ChefCaller, feature: LimitedFeature): Promise<ReservedUse> {
    const outcome = await this.reserveIfLeft(asker, feature);
    if (outcome.kind === "reserved") return outcome;
    throw new AppError("limit_reached", {
      detail: `${outcome.used} of ${outcome.limit} free uses are used.`,
    });
  }

  /** Reserves a use where one is left; what was refused where none is, for callers that can do something else instead. */
  async reserveIfLeft({ caller, chefCall }: ChefCaller, feature: LimitedFeature) {
    const { entitlements } = this.#parts;
    const outcome = await entitlements.reserve(caller, feature);
    if (outcome.kind === "refused") return outcome;
    return heldUse(chefCall.signal, {
      confirm: () => entitlements.confirm(outcome.reservationId),
      giveBack: () => entitlements.giveBack(outcome.reservationId),
    });
  }
}

/** A use that is taken already, until its work has shown whether it stays so. */
export function heldUse(
  signal: AbortSignal,
  { confirm, giveBack }: { readonly confirm?: () => Promise<void>; readonly giveBack: () => Promise<void> },
): ReservedUse {
  return {
    kind: "reserved",
    async spendOn(work, isWorthIt = () => true) {
      let isSpent = false;
      try {
        const result = await work();
        isSpent = isWorthIt(result) && !signal.aborted;
        return result;
      } finally {
        await (isSpent ? confirm?.() : giveBack());
      }
    },
  };
}
