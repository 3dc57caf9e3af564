import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownDataFolder } from "../../db/data-folder.ts";
import { migrate } from "../../db/migrate.ts";
import { migrations } from "../../db/migrations.ts";
import type { DatabasePlace } from "../../db/open-database.ts";
import { openSqlite } from "../../db/open-sqlite.ts";
import type { Tables } from "../../db/tables.ts";
import { makeBackup } from "../make-backup.ts";
import { restoreBackup } from "../restore-backup.ts";
import { secretForBackup } from "../sealed-secret.ts";
import type { Places } from "./places.ts";

export const passphrase = "the passphrase of the tests";
export const newSecret = "the secret of the restored deployment";
export const oldSecret = "the secret of what was there before it";
export const now = Date.UTC(2026, 10, 22);
const picturePath = "files/meal-images/soup.jpg";
const person = { is_rejoined: false, created_at: 1, updated_at: 1 };

/** A place with a person, a picture and a secret, all of which say whose they are. */
export async function deployment(
  places: Places,
  who: string,
  secret: string,
  schema = migrations,
): Promise<DatabasePlace> {
  const place = await places.make("sqlite");
  const database = await openSqlite<Tables>(join(place.dataFolder, "app.db"));
  await migrate(database, schema);
  const users = database.db.insertInto("users");
  await users.values({ ...person, id: who, email: `${who}@example.org`, full_name: who }).execute();
  const file = { path: "soup.jpg", user_id: who, bucket: "meal-images", created_at: 1 } as const;
  await database.db.insertInto("stored_files").values(file).execute();
  mkdirSync(join(place.dataFolder, "files/meal-images"), { recursive: true });
  writeFileSync(join(place.dataFolder, picturePath), who);
  writeFileSync(join(place.dataFolder, "auth-secret"), secret);
  await database.close();
  return place;
}

/** Whose database, whose picture and whose secret a data folder has. */
export async function whoIsIn(places: Places, place: DatabasePlace): Promise<readonly string[]> {
  ownDataFolder(place.dataFolder).release();
  const database = await places.open(place);
  const people = await database.db.selectFrom("users").select("id").execute();
  await database.close();
  const read = (path: string) => readFileSync(join(place.dataFolder, path), "utf8");
  return [people.map(({ id }) => id).join(), read(picturePath), read("auth-secret")];
}

/** Backs a place up, and answers the file. */
export async function backedUp(
  places: Places,
  { dataFolder }: DatabasePlace,
  secret: string,
): Promise<string> {
  const to = join(places.folder(), "backup.zip");
  const parts = { dataFolder, url: undefined, to, pictures: "inside", madeAt: now } as const;
  await makeBackup({ ...parts, secret: secretForBackup(secret, passphrase) });
  return to;
}

/** Restores into a place with the passphrase of the tests. */
export function restore(file: string, { dataFolder, url }: DatabasePlace, isReplacing = false) {
  return restoreBackup({
    file,
    dataFolder,
    url,
    secret: undefined,
    passphrase,
    isReplacing,
    migrations,
    now,
  });
}
