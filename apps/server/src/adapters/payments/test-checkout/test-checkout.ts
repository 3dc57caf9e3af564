import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Clock } from "../../../ports/clock.ts";
import { isForgotten, lastPaid, type LedgerEntry, ledgerEntry, press, type Press, settle } from "./ledger.ts";
import { answer, type SignedParts, testWebhook } from "./protocol.ts";

const bookShape = z.object({ secret: z.string(), entries: z.array(ledgerEntry) });

interface TestCheckoutParts {
  readonly clock: Clock;
  /** Where people agree: the page of an entry's id. */
  readonly pageOf: (id: string) => string;
  readonly newId: () => string;
  /** Where the book is kept; in memory alone without. */
  readonly file?: string | undefined;
}

/** What a notification is about: a subscription, a payment that names its subscription, or one that went back. */
function resourceOf(entry: LedgerEntry, kind: string, newId: () => string) {
  if (kind === "PAYMENT.SALE.REFUNDED") return { id: newId(), sale_id: lastPaid(entry)?.id };
  return kind.startsWith("PAYMENT.") ? { id: newId(), billing_agreement_id: entry.id } : { id: entry.id };
}

/** A notification as it would travel. */
export interface SentNotification {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Somebody to pay where nobody is set up: it speaks PayPal's protocol, keeps a book of its own, and moves no money. Servers
 * on this machine alone use it, and tests.
 */
export class TestCheckout {
  readonly #parts: TestCheckoutParts;
  #entries = new Map<string, LedgerEntry>();
  #secret = randomBytes(32).toString("hex");
  /** Answers in its place, where a test wants it to be down, busy or broken. */
  intercept: (request: Request) => Response | undefined = () => undefined;
  /** Hears of everything that happens. */
  onEvent: (notification: SentNotification) => void = () => {};

  constructor(parts: TestCheckoutParts) {
    this.#parts = parts;
  }

  /** Answers a request of the protocol. */
  readonly send = async (request: Request): Promise<Response> => {
    const instead = this.intercept(request);
    if (instead) return instead;
    const body = await request.text();
    this.#read();
    return answer(request, body, {
      now: this.#parts.clock.now(),
      pageOf: this.#parts.pageOf,
      find: (id) => this.find(id),
      findByRequest: (requestId) => [...this.#entries.values()].find((each) => each.requestId === requestId),
      add: (entry) => {
        const id = `I-TEST${this.#parts.newId().replaceAll("-", "").slice(0, 16).toUpperCase()}`;
        const added = { ...entry, id };
        this.#keep(added);
        return added;
      },
      cancel: (id) => this.press(id, "cancel"),
      isOurs: (signature, signed) => signature === this.#sign(signed),
    });
  };

  /** An entry as it is now: what has become due is charged when somebody looks. */
  find(id: string): LedgerEntry | undefined {
    this.#read();
    const entry = this.#entries.get(id);
    if (!entry || isForgotten(entry, this.#parts.clock.now() - 86_400_000)) return undefined;
    const { entry: settled, events } = settle(entry, this.#parts.clock.now());
    if (events.length > 0) this.#apply(settled, events);
    return settled;
  }

  /** Does what somebody presses; undefined where that cannot be done. */
  press(id: string, what: Press): LedgerEntry | undefined {
    const entry = this.find(id);
    const change = entry && press(entry, what, this.#parts.clock.now());
    if (!change) return undefined;
    this.#apply(change.entry, change.events);
    return change.entry;
  }

  /** Everything in the book, settled until now. */
  all(): readonly LedgerEntry[] {
    return [...this.#entries.keys()].map((id) => this.find(id)).filter((entry) => entry !== undefined);
  }

  /** The operator's commands have the same book open. */
  #read(): void {
    const { file } = this.#parts;
    if (file === undefined || !existsSync(file)) return;
    const { secret, entries } = bookShape.parse(JSON.parse(readFileSync(file, "utf8")));
    this.#secret = secret;
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
  }

  #apply(entry: LedgerEntry, events: readonly string[]): void {
    this.#keep(entry);
    for (const event of events) this.onEvent(this.#notification(entry, event));
  }

  #keep(entry: LedgerEntry): void {
    this.#entries.set(entry.id, entry);
    const { file } = this.#parts;
    if (file === undefined) return;
    const book: z.output<typeof bookShape> = { secret: this.#secret, entries: [...this.#entries.values()] };
    writeFileSync(`${file}.new`, JSON.stringify(book), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  #notification(entry: LedgerEntry, kind: string): SentNotification {
    const { clock, newId } = this.#parts;
    const resource = resourceOf(entry, kind, newId);
    const time = new Date(clock.now()).toISOString();
    const body = JSON.stringify({ id: `WH-${newId()}`, create_time: time, event_type: kind, resource });
    const signed = {
      event: body,
      auth_algo: "SHA256withRSA",
      cert_url: "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-TEST",
      transmission_id: newId(),
      transmission_time: time,
      webhook_id: testWebhook,
    };
    return {
      body,
      headers: {
        "content-type": "application/json",
        "paypal-auth-algo": signed.auth_algo,
        "paypal-cert-url": signed.cert_url,
        "paypal-transmission-id": signed.transmission_id,
        "paypal-transmission-sig": this.#sign(signed),
        "paypal-transmission-time": signed.transmission_time,
      },
    };
  }

  #sign(signed: SignedParts): string {
    const { event, auth_algo, cert_url, transmission_id, transmission_time, webhook_id } = signed;
    const parts = [auth_algo, cert_url, transmission_id, transmission_time, webhook_id, event];
    return createHmac("sha256", this.#secret).update(parts.join("|")).digest("hex");
  }
}
