import { hash } from "node:crypto";
import { z } from "zod";
import { StartupError } from "../startup-error.ts";

const form = "AI Meal Planner backup";
const version = 1;

const figures = { rows: z.number(), hash: z.string() };
const contents = z.object({
  madeAt: z.number(),
  database: z.enum(["sqlite", "postgres"]),
  /** The schema that the tables have: the names of its migrations. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), ...figures })),
  /** `left`: a backup before a migration, which changes none, so they stay where they are. */
  pictures: z.object({
    place: z.enum(["inside", "s3", "left"]),
    bytes: z.number(),
    /** Had a row in the database and no file. */
    missing: z.number(),
    ...figures,
  }),
  secret: z.object({
    /** Tells whether a secret is the one of this backup, and nothing else of it. */
    fingerprint: z.string(),
    sealed: z.object({ salt: z.string(), text: z.string() }).nullable(),
  }),
});

/** What a backup says of itself. */
export type Manifest = Readonly<z.output<typeof contents>>;

const head = z.object({
  form: z.literal(form),
  version: z.number(),
  hash: z.string(),
  contents: z.unknown(),
});

/** The manifest as it stands in the file. */
export function writeManifest(manifest: Manifest): string {
  return JSON.stringify({ form, version, hash: hashOf(manifest), contents: manifest }, undefined, 2);
}

/** Reads it back. One that a newer version wrote, or that was changed since, is refused. */
export function readManifest(text: string): Manifest {
  const read = head.parse(JSON.parse(text));
  if (read.version > version) throw newer("its form is newer");
  if (hashOf(read.contents) !== read.hash) throw new Error("its description was changed");
  return contents.parse(read.contents);
}

/** What to say of a backup that this version cannot know how to read. */
export function newer(why: string): StartupError {
  return new StartupError(
    `This backup was made by a newer version (${why}). Install that version, and restore it there. Nothing was changed.`,
  );
}

function hashOf(manifest: unknown): string {
  return hash("sha256", JSON.stringify(manifest));
}
