import type { UserId } from "@meal/domain/accounts/actor";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { AiCallRecord } from "../../ports/chef.ts";

export async function saveCall(
  db: Db,
  { userId, inputTokens, outputTokens, costMicroUsd, durationMs, ...call }: AiCallRecord,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto("ai_calls")
    .values({
      id,
      user_id: userId,
      function: call.function,
      provider: call.provider,
      model: call.model,
      input_size: inputTokens,
      output_size: outputTokens,
      cost_micro_usd: costMicroUsd,
      duration_ms: Math.round(durationMs),
      outcome: call.outcome,
      created_at: now,
    })
    .execute();
}

/** How many calls this person made since an instant. */
export async function countCallsOf(db: Db, userId: UserId, since: number): Promise<number> {
  const { calls } = await db
    .selectFrom("ai_calls")
    .select((values) => values.fn.countAll<number>().as("calls"))
    .where("user_id", "=", userId)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return calls;
}

/** How many calls everybody together made since an instant. */
export async function countAllCalls(db: Db, since: number): Promise<number> {
  const { calls } = await db
    .selectFrom("ai_calls")
    .select((values) => values.fn.countAll<number>().as("calls"))
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  return calls;
}

/** What went to a model for one function, added up. */
export interface UsageRow {
  readonly provider: string;
  readonly model: string;
  readonly function: string;
  readonly calls: number;
  readonly failed: number;
  readonly people: number;
  readonly input_size: number;
  readonly output_size: number;
  readonly cost_micro_usd: number;
  /** Calls whose price nobody knows. */
  readonly unpriced: number;
  readonly duration_ms: number;
}

/** Everything since an instant, for the operator: sums, and nobody's name. */
export async function sumCalls(db: Db, since: number): Promise<readonly UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select provider, model, function, count(*) as calls,
      cast(sum(case when outcome = 'ok' then 0 else 1 end) as bigint) as failed,
      count(distinct user_id) as people,
      cast(coalesce(sum(input_size), 0) as bigint) as input_size,
      cast(coalesce(sum(output_size), 0) as bigint) as output_size,
      cast(coalesce(sum(cost_micro_usd), 0) as bigint) as cost_micro_usd,
      cast(sum(case when cost_micro_usd is null then 1 else 0 end) as bigint) as unpriced,
      cast(avg(duration_ms) as bigint) as duration_ms
    from ai_calls where created_at >= ${since}
    group by provider, model, function order by calls desc, provider, model, function`.execute(db);
  return rows;
}
