import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "../../log.ts";
import type { Mail, MailMessage } from "../../ports/mail.ts";

interface QueueParts {
  /** Sends one mail, and throws when it could not. */
  readonly mail: Mail;
  readonly log: Logger;
  /** How long to wait before the first try, and before each next one. */
  readonly waitsMs?: readonly (() => number)[];
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/**
 * The first try comes at a time that nobody can foresee, so that the time of no request tells whether a mail went out. A
 * mail server that is busy or away is asked again within half an hour, which is half the life of the shortest link.
 */
const usualWaits = [
  () => Math.random() * 2 * SECOND_MS,
  () => 10 * SECOND_MS,
  () => MINUTE_MS,
  () => 5 * MINUTE_MS,
  () => 20 * MINUTE_MS,
];

/** A mail on its way; an address that is forgotten gets nothing anymore. */
interface Waiting {
  readonly message: MailMessage;
  isForgotten: boolean;
}

/**
 * Takes mails at once and brings them on their way later, trying again while the mail server only refuses for now. The log
 * never names whom a mail was for. What waits when the server stops is tried once more and then given up.
 */
export function mailQueue({ mail, log, waitsMs = usualWaits }: QueueParts): Mail {
  const jobs = new Map<Waiting, Promise<void>>();
  const stopping = new AbortController();
  const deliver = async (waiting: Waiting): Promise<void> => {
    for (const waitMs of waitsMs) {
      // oxlint-disable-next-line no-await-in-loop -- One try comes after the other.
      await wait(waitMs(), undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      // oxlint-disable-next-line no-await-in-loop -- One try comes after the other.
      const refusal = waiting.isForgotten ? undefined : await refusalOf(mail.send(waiting.message));
      if (refusal === undefined) return;
      const isLast = refusal.isFinal || stopping.signal.aborted;
      const { code, reply } = refusal;
      log.warn({ code, reply }, isLast ? "a mail was refused" : "a mail waits for another try");
      if (isLast) return;
    }
    log.error("a mail was given up after its last try");
  };
  return {
    send: async (message) => {
      const waiting = { message, isForgotten: false };
      jobs.set(
        waiting,
        deliver(waiting).finally(() => jobs.delete(waiting)),
      );
    },
    settle: async () => {
      stopping.abort();
      await Promise.all(jobs.values());
    },
    forget: async (address) => {
      for (const waiting of jobs.keys()) if (waiting.message.to === address) waiting.isForgotten = true;
      await mail.forget(address);
    },
  };
}

/** What may be told of a refusal: the mail program's word and the server's number, never the text with the address. */
async function refusalOf(sending: Promise<void>) {
  try {
    await sending;
    return undefined;
  } catch (error) {
    const { code, responseCode }: { code?: unknown; responseCode?: unknown } =
      typeof error === "object" && error !== null ? error : {};
    const reply = typeof responseCode === "number" ? responseCode : undefined;
    // A server that answers with 5.. means it; everything else, also no answer, may be another at the next try.
    const isFinal = reply !== undefined && reply >= 500;
    return { code: typeof code === "string" ? code : "unknown", reply, isFinal };
  }
}
