import { makeBackup } from "../make-backup.ts";
import { secretForBackup } from "../sealed-secret.ts";

/** Backs a data folder up, and ends at a step as if the machine had killed it: FOLDER FILE STEP. */
const [dataFolder = "", to = "", last = ""] = process.argv.slice(2);
await makeBackup({
  dataFolder,
  url: undefined,
  to,
  pictures: "inside",
  secret: secretForBackup("a secret that is long enough for it", undefined),
  madeAt: Date.now(),
  onStep: (step) => {
    process.stdout.write(`${step}\n`);
    if (step === last) process.kill(process.pid, "SIGKILL");
  },
});
