import { randomUUID } from "node:crypto";
import { freeTurnOf, MORE_PROPOSALS, type PlanSize, RESTS_ANEW } from "@meal/domain/planner/free-turns";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Keys } from "../../security/keys.ts";
import type { Caller } from "../entitlements/service.ts";
import { giveTurnBack, takeTurn } from "./generation-repository.ts";

/** A plan that belongs to a use which was counted before. */
interface FreeTurn {
  /** The work failed: the turn is there again. */
  readonly giveBack: () => Promise<void>;
}

/** Marks of plans that were made here, by which the next ones of the same use are known. */
export interface Generations {
  make(owner: Caller, size: PlanSize): string;
  /** The turn that this mark gives its owner for such a plan; nothing where the plan is a new use. */
  take(
    mark: string,
    owner: Caller,
    asked: PlanSize & { readonly keepsMeals: boolean },
  ): Promise<FreeTurn | undefined>;
}

const read = /^(?<id>[\da-f-]{36})\.(?<days>\d+)x(?<meals>\d+)\.(?<start>[\d-]*)\.(?<at>\d+)\.[\w-]+$/u;

/**
 * A mark says the size, the dates and the instant of its plan, signed together with whose it is: nobody can make one,
 * borrow one, or stretch their own. How often it was used is counted here.
 */
export function generationMarks(parts: {
  readonly keys: Pick<Keys, "hash">;
  readonly clock: Clock;
  readonly db: Db;
}): Generations {
  const { keys, clock, db } = parts;
  const signed = (says: string, owner: Caller) =>
    `${says}.${keys.hash("generation", `${ownerOf(owner)} ${says}`)}`;
  return {
    make(owner, { days, mealsPerDay, startDate }) {
      return signed(`${randomUUID()}.${days}x${mealsPerDay}.${startDate}.${clock.now()}`, owner);
    },
    async take(mark, owner, asked) {
      const made = readMark(mark);
      if (made === undefined || mark !== signed(mark.slice(0, mark.lastIndexOf(".")), owner))
        return undefined;
      const turn = freeTurnOf(made, asked, clock.now());
      if (turn === undefined) return undefined;
      const { turns, withinMs } = turn === "rest" ? RESTS_ANEW : MORE_PROPOSALS;
      const key = keys.hash("generation-turns", `${turn} ${made.id}`);
      const isLeft = await takeTurn(db, key, { turns, endsAt: made.madeAt + withinMs });
      return isLeft ? { giveBack: () => giveTurnBack(db, key) } : undefined;
    },
  };
}

function readMark(mark: string) {
  const { id, days, meals, start, at } = read.exec(mark)?.groups ?? {};
  if (id === undefined) return undefined;
  return { id, days: Number(days), mealsPerDay: Number(meals), startDate: start ?? "", madeAt: Number(at) };
}

function ownerOf(caller: Caller): string {
  return caller.kind === "user" ? `user ${caller.userId}` : `device ${caller.device}`;
}
