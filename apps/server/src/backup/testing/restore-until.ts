import { ownDataFolder } from "../../db/data-folder.ts";
import { migrations } from "../../db/migrations.ts";
import { restoreBackup } from "../restore-backup.ts";

/** Restores into a data folder, and ends at a step as if the machine had killed it: FOLDER FILE STEP. */
const [dataFolder = "", file = "", last = ""] = process.argv.slice(2);
ownDataFolder(dataFolder);
await restoreBackup({
  file,
  dataFolder,
  url: process.env["DATABASE_URL"],
  secret: undefined,
  passphrase: "the passphrase of the tests",
  isReplacing: true,
  migrations,
  now: Date.now(),
  onStep: (step) => {
    process.stdout.write(`${step}\n`);
    if (step === last) process.kill(process.pid, "SIGKILL");
  },
});
