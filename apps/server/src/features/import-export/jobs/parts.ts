import type { Database } from "../../../db/database.ts";
import type { Logger } from "../../../log.ts";
import type { Clock } from "../../../ports/clock.ts";
import type { Engine } from "../../../ports/engine.ts";
import type { AccountsParts } from "../../accounts/service.ts";
import type { StoredFiles } from "../../files/service.ts";
import type { RecipeCollection } from "../../recipes/service.ts";
import type { Storage } from "../../storage/service.ts";
import type { ImportFile } from "../formats/import-file.ts";
import type { ImportWork } from "../import-work.ts";
import type { UploadFolder } from "./upload-folder.ts";

/** Opens a file of another app, whichever it turns out to be, without holding anybody up while it is read. */
export type OpenImportFile = (path: string, fileName: string, signal: AbortSignal) => Promise<ImportFile>;

/** What imports take from outside. */
export interface ImportJobsParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly background: AccountsParts["background"];
  readonly stored: Pick<StoredFiles, "store">;
  readonly collection: RecipeCollection;
  readonly storage: Pick<Storage, "explain">;
  readonly engine: Engine<Pick<ImportWork, "finishDraft">>;
  readonly openFile: OpenImportFile;
  readonly uploads: UploadFolder;
  /** Aborted when the server stops. */
  readonly closed: AbortSignal;
}
