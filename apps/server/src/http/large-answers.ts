import { setImmediate as nextTurn } from "node:timers/promises";
import type { UserId } from "@meal/domain/accounts/actor";
import { giveBackMemory } from "../give-back-memory.ts";
import type { Logger } from "../log.ts";
import { AppError } from "../app-error.ts";

/** So many people are sent one at the same time by one process. */
export const MOST_DOWNLOADS = 4;
/** Whoever takes nothing for so long has left without a word, or wants to keep the place. */
export const LONGEST_PAUSE_MS = 60_000;
const pieceBytes = 64 * 1024;
/** Node lets what was sent lie until memory is short; tidying up more often would hold others up. */
const tidiedAfterBytes = 8_000_000;

/** Answers too large for memory: each is made while it is read, one at a time for a person and few in all. */
export class LargeAnswers {
  readonly #people = new Set<UserId>();
  readonly #pauseMs: number;

  constructor(pauseMs = LONGEST_PAUSE_MS) {
    this.#pauseMs = pauseMs;
  }

  /** The pieces as the body of an answer. Whoever leaves, or reads no further, ends the work and makes room. */
  stream(
    userId: UserId,
    texts: AsyncIterable<string | Uint8Array>,
    log: Pick<Logger, "error">,
  ): ReadableStream<Uint8Array> {
    if (this.#people.has(userId))
      throw refused("Another download of yours is in progress. Wait until it is done.");
    if (this.#people.size >= MOST_DOWNLOADS)
      throw refused("Others are downloading at the moment. Try again in a minute.");
    this.#people.add(userId);
    const pieces = gathered(texts);
    let isOver = false;
    let pause: NodeJS.Timeout | undefined;
    const end = () => {
      isOver = true;
      clearTimeout(pause);
      this.#people.delete(userId);
    };
    const leave = async () => {
      end();
      await pieces.return(undefined);
    };
    const expectReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const giveUp = () => {
        controller.error(new Error("Nobody is reading this anymore."));
        void leave();
      };
      pause = setTimeout(giveUp, this.#pauseMs).unref();
    };
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      clearTimeout(pause);
      try {
        const { done, value } = await pieces.next();
        if (isOver) return;
        if (done === true) {
          end();
          return controller.close();
        }
        controller.enqueue(value);
        expectReader(controller);
      } catch (error) {
        end();
        // Cut off in the middle, so that nobody takes it for whole.
        log.error({ err: error }, "a download failed");
        throw error;
      }
    };
    return new ReadableStream({ start: expectReader, pull, cancel: leave }, { highWaterMark: 0 });
  }
}

/** Joins small pieces, and lets others be answered between them. */
async function* gathered(texts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let untidied = 0;
  for await (const text of texts) {
    const piece = typeof text === "string" ? Buffer.from(text) : text;
    waiting.push(piece);
    bytes += piece.byteLength;
    await nextTurn();
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(waiting);
    untidied += bytes;
    [waiting, bytes] = [[], 0];
    if (untidied < tidiedAfterBytes) continue;
    untidied = 0;
    await giveBackMemory();
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

function refused(detail: string): AppError {
  return new AppError("too_many_requests", { detail, headers: { "retry-after": "60" } });
}
