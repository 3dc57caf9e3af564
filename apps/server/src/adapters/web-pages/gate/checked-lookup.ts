import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** Finds the addresses of a name. */
export type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** A name that leads into a private network, even with one of its addresses. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

/** Whether a connection failed for that: it lies under what the request fails with. */
export function isPrivateAddress(error: unknown): boolean {
  if (error instanceof PrivateAddressError) return true;
  return error instanceof Error && error.cause !== undefined && isPrivateAddress(error.cause);
}

/**
 * The lookup of a connection. The very addresses that were judged are the ones that are connected to: there is no second
 * question, so a name that changes its answer in between wins nothing.
 */
export function checkedLookup(resolve: Resolve): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) done(error ?? new Error(`${hostname} has no address`), "");
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        done(new PrivateAddressError(hostname), "");
      else if (all === true) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
  };
}

/** Asks the system, as every other program on this machine would. */
export const resolveBySystem: Resolve = (hostname, done) => {
  // What failed comes without any addresses, whatever the types say.
  lookup(hostname, { all: true }, (error, addresses) => {
    done(error, error ? [] : addresses);
  });
};
