import { composeStores, type StorePlaces } from "../compose-stores.ts";
import type { Config } from "../config.ts";
import { PaymentFault, type Store } from "../ports/payments.ts";
import { reasonOf, toDo, well, type Finding } from "./finding.ts";

const names = { apple: "App Store", google: "Google Play", paypal: "PayPal" } as const;
/** A subscription that no store has: whoever is let in hears that. */
const NOBODYS = "1";

/** Asks each store that is set up whether it lets the server in. */
export async function examineStores(
  config: Config,
  now: number,
  places?: StorePlaces,
): Promise<readonly Finding[]> {
  const stores = composeStores(config, config.APP_URL ?? "", { now: () => now }, places);
  const findings = await Promise.all(stores.map((store) => examineStore(store)));
  return config.STORE_TEST_PURCHASES === "accepted" && stores.length > 0
    ? [...findings, toDo("Stores", "STORE_TEST_PURCHASES is accepted: testers get Premium and pay nothing.")]
    : findings;
}

async function examineStore(store: Store): Promise<Finding> {
  const name = names[store.name];
  try {
    await store.look(NOBODYS);
    return well(name, "The store lets the server in.");
  } catch (error) {
    const reason = error instanceof PaymentFault ? error.cause : error;
    return toDo(name, `The store does not let the server in: ${reasonOf(reason)}.`);
  }
}
