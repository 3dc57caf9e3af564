import type { CompiledQuery, Compilable, Kysely } from "kysely";

type Value = string | number;

/**
 * A statement that is put together once for each database, for what is read at every request: putting it together takes
 * as long as running it. Later uses only bind their values, so each value stands in it once, in the order it is given in.
 */
export function prepared<Tables, Values extends readonly Value[], Row>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<Kysely<Tables>, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const known = compiled.get(db);
    const query = known ?? build(db, ...values).compile();
    if (!known) {
      assertInOrder(query, values);
      compiled.set(db, query);
    }
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}

function assertInOrder({ sql, parameters }: CompiledQuery, values: readonly Value[]): void {
  if (parameters.length === values.length && parameters.every((value, index) => value === values[index]))
    return;
  throw new Error(`A prepared statement takes its values once and in order: ${sql}`);
}
