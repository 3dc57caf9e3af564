import { fakeClock, type FakeClock } from "@meal/testkit/fake-clock";
import { fakeMail } from "@meal/testkit/fake-mail";
import { createTestApp, testTill } from "@meal/testkit/test-app";
import { describeOnBothDatabases, type TestDatabases } from "@meal/testkit/test-database";
import { afterEach } from "vitest";
import type { TestCheckout } from "../../../adapters/payments/test-checkout/test-checkout.ts";
import type { Product, ProductInputs } from "../../../compose.ts";
import type { Database } from "../../../db/database.ts";
import { listen } from "../../../http/listen.ts";
import type { MailMessage } from "../../../ports/mail.ts";
import { createCaller, type CallerKind, type TestCaller } from "./caller.ts";
import { orderedBackground } from "./ordered-background.ts";

/** A served product with a clock and a mailbox in the test's hand. */
export interface World {
  readonly url: string;
  readonly database: Database;
  readonly product: Product;
  readonly clock: FakeClock;
  /** Who is paid, where a test plays fate. */
  readonly till: TestCheckout;
  /** Everything that was mailed, once all work after the answers is done. */
  mails(): Promise<readonly MailMessage[]>;
  browser(address?: string): TestCaller;
  program(address?: string): TestCaller;
}

/** How the world is set up. */
export interface WorldOptions {
  readonly isVerificationOn?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly database?: Database;
  /** Parts that watch what is done, or fail to order. */
  readonly watched?: Pick<
    ProductInputs,
    "passwords" | "background" | "chef" | "files" | "push" | "workers" | "storePlaces"
  >;
}

interface Worlds extends TestDatabases {
  readonly open: (options?: WorldOptions) => Promise<World>;
}

/** Describes accounts over real HTTP, on both databases. */
export function describeAccounts(name: string, define: (worlds: Worlds) => void): void {
  describeOnBothDatabases(name, (databases) => {
    const stops: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const stop of stops.splice(0)) await stop();
    });
    define({
      ...databases,
      async open(options = {}) {
        const database = options.database ?? (await databases.product());
        const { world, stop } = await openWorld(database, options);
        stops.push(stop);
        return world;
      },
    });
  });
}

async function openWorld(database: Database, options: WorldOptions) {
  const { isVerificationOn = false, settings = {}, watched = {} } = options;
  const clock = fakeClock();
  const mail = fakeMail();
  const till = testTill(clock);
  const smtp = isVerificationOn ? { SMTP_URL: "smtp://127.0.0.1:9" } : {};
  const product = createTestApp(database, {
    clock,
    mail,
    till,
    background: orderedBackground(),
    ...watched,
    settings: { TRUSTED_PROXIES: "127.0.0.1", ...smtp, ...settings },
  });
  await product.storage.enforce();
  const server = await listen(product.app, { host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${server.port}`;
  const caller =
    (kind: CallerKind) =>
    (address = "192.0.2.1") =>
      createCaller(url, kind, address);
  const world: World = {
    url,
    database,
    product,
    clock,
    till,
    async mails() {
      await product.accounts.background.settle();
      return mail.sent;
    },
    browser: caller("browser"),
    program: caller("program"),
  };
  const stop = async () => {
    await server.stop();
    await product.accounts.background.settle();
  };
  return { world, stop };
}
