import { runBillingCommand } from "./billing-commands.ts";
import { withProduct } from "./with-product.ts";

/** `npm run billing -- …`: the operator's side of what is paid. */
await withProduct((opened) => runBillingCommand(process.argv.slice(2), opened));
