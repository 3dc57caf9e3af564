/** What of this package the tests use; it comes without types. */
declare module "s3rver" {
  import type { AddressInfo } from "node:net";

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  // oxlint-disable-next-line import/no-default-export -- It is how the package exports itself.
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
