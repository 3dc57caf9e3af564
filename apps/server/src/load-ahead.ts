import { loadWebauthn } from "./features/accounts/passkeys/site.ts";
import { loadSharp } from "./http/uploads.ts";

/**
 * Loads what is imported only when a request needs it, so that tests and commands do without. Reading and compiling it
 * would hold up everybody else's requests for longer than any request may, so the server does it before it listens.
 */
export async function loadAhead(): Promise<void> {
  await loadWebauthn();
  await loadSharp();
  await import("nodemailer");
  await import("./adapters/web-pages/gate/gate.ts");
  await import("./features/import-export/jobs/run-import.ts");
  await import("./features/import-export/export/export-zip.ts");
  await import("./features/import-export/export/everything-saved.ts");
  await import("./features/import-export/export/write-recipe.ts");
  await import("./features/planner/functions-service.ts");
}
