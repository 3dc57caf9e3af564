import type { UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../../db/database.ts";
import type { Person } from "../people/people-repository.ts";
import { userView, type UserView } from "../people/user-view.ts";

/** Some of all people, the oldest first, and how many there are. */
export interface PeoplePage {
  readonly users: readonly UserView[];
  readonly total: number;
}

/** One page of all people. For the operator alone: it asks nobody whose rows these are. */
export async function readPeoplePage(db: Db, page: number, perPage: number): Promise<PeoplePage> {
  const counted = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const people = db.selectFrom("users").selectAll().orderBy("created_at").orderBy("id");
  const rows = await people
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key of a row of users is a person's id.
  const found = rows.map((row) => Object.assign(row, { id: row.id as UserId }));
  return { users: await viewsOf(db, found), total: counted.total };
}

async function viewsOf(db: Db, people: readonly Person[]): Promise<UserView[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const factors = await db.selectFrom("auth_factors").selectAll().where("user_id", "in", ids).execute();
  const identities = await db.selectFrom("identities").selectAll().where("user_id", "in", ids).execute();
  const factorsOf = Map.groupBy(factors, ({ user_id }) => user_id);
  const identitiesOf = Map.groupBy(identities, ({ user_id }) => user_id);
  return people.map((person) =>
    userView(person, {
      factors: factorsOf.get(person.id) ?? [],
      identities: identitiesOf.get(person.id) ?? [],
    }),
  );
}

/** Removes every second factor of a person who lost theirs, with the sign-ins that wait for one. */
export async function removeAllFactors(trx: Db, owner: UserId): Promise<void> {
  await trx.deleteFrom("auth_factors").where("user_id", "=", owner).execute();
}
