import { runUserCommand } from "./user-commands.ts";
import { withProduct } from "./with-product.ts";

/** `npm run user -- …`: what an operator does to an account. */
await withProduct(({ product }) => runUserCommand(process.argv.slice(2), product));
