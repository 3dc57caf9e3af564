import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "../../app-error.ts";
import { giveBackMemory } from "../../give-back-memory.ts";
import type { Logger } from "../../log.ts";
import { type Asked, faultOf, toldOf, type Task, type Told } from "./messages.ts";
import { Turns, type Waiting } from "./turns.ts";

/** Left alone, the space for young objects grows to more than all else that a worker holds. */
const mostYoungMb = 24;

/** What a minute of plans leaves is some 100 MB of pages that V8 keeps for the next ones. */
const quietMs = 1000;

/** What a pool is made from. */
export interface PoolSettings {
  /** The program of its workers, which says that it is ready and then does one task at a time. */
  readonly entry: URL;
  readonly workers: number;
  /** So much may wait; more is refused at once rather than answered late. */
  readonly mostWaiting: number;
  /** So much one caller may have under way. */
  readonly mostPerCaller: number;
  /** What takes longer is ended. */
  readonly mostMs: number;
  /** What nobody waits for any more has so long to end by itself: a new worker costs others more. */
  readonly graceMs: number;
  /** A worker that has had nothing to do for so long gives its memory back. */
  readonly idleMs: number;
  /** A worker that holds more is ended, and only its task is lost. */
  readonly mostMb: number;
  readonly log: Logger;
}

/** Who waits for a task, and how long. */
export interface TaskCall {
  readonly callerKey: string | null;
  readonly signal?: AbortSignal;
}

interface Job extends Task, Waiting {
  readonly signal: AbortSignal | undefined;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly leave: () => void;
}

interface Thread {
  readonly worker: Worker;
  state: "opening" | "ready" | "ending";
  job: Job | undefined;
  /** Ends the worker: because of its job, or because it has none. */
  timer: NodeJS.Timeout | undefined;
  /** Has it give back memory, unless it gets a task before. */
  quiet: NodeJS.Timeout | undefined;
  /** Why it ended by itself. */
  fault: unknown;
}

/**
 * Begins a worker, which a pool takes when there is one. What it says of itself it says when the pool asks, and its fault is
 * the pool's to tell.
 */
export function beginWorker({ entry, mostMb }: Pick<PoolSettings, "entry" | "mostMb">): Worker {
  // The folder that is told is that of this version of Node, and the one that is taken is the one around it.
  const compileCache = getCompileCacheDir();
  const worker = new Worker(new URL("./thread.mjs", import.meta.url), {
    argv: [entry.href, ...(compileCache === undefined ? [] : [dirname(compileCache)])],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMb, maxYoungGenerationSizeMb: mostYoungMb },
  });
  worker.on("error", () => undefined);
  worker.unref();
  return worker;
}

/** One that ended before a pool took it. */
const hasEnded = ({ threadId }: Worker): boolean => threadId === -1;

function ask(worker: Worker, asked: Asked): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
  worker.postMessage(asked);
}

/**
 * Worker threads, opened when there is something to do or before, that take tasks from one queue. Whatever happens to a worker
 * happens to the one task that it does: the next one finds another.
 */
export class WorkerPool {
  readonly #settings: PoolSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting = new Turns<Job>();
  readonly #underWay = new Map<string, number>();
  #isClosed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Has a task done by a worker. */
  async run(task: Task, { callerKey, signal }: TaskCall): Promise<unknown> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new AppError("stopping");
    this.#admit(callerKey);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = { ...task, caller: callerKey, signal, resolve, reject, leave: () => this.#leave(job) };
    signal?.addEventListener("abort", job.leave);
    this.#waiting.add(job);
    this.#goOn();
    return promise;
  }

  /**
   * Opens a worker before there is something to do, so that whoever asks first does not wait for its tables; or takes the one
   * that was begun for it.
   */
  open(begun?: Worker): void {
    if (this.#threads.size === 0) this.#open(begun);
  }

  /** Ends all workers; what is under way is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#refuseWaiting(() => new AppError("stopping"));
    for (const { job } of this.#threads) job?.reject(new AppError("stopping"));
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  #admit(caller: string | null): void {
    // Work of the server's own comes one after the other by itself.
    if (caller === null) return;
    const { mostWaiting, mostPerCaller } = this.#settings;
    const own = this.#underWay.get(caller) ?? 0;
    if (own >= mostPerCaller)
      throw new AppError("too_many_requests", { detail: oneAfterTheOther, headers: soon });
    if (this.#waiting.length >= mostWaiting) throw new AppError("kitchen_busy", { headers: soon });
    this.#underWay.set(caller, own + 1);
  }

  /** Gives what waits to who has nothing to do, and opens a worker where one more is allowed. */
  #goOn(): void {
    const threads = [...this.#threads];
    for (const thread of threads.filter(({ state, job }) => state === "ready" && job === undefined)) {
      const job = this.#waiting.next();
      if (job === undefined) this.#rest(thread);
      else this.#begin(thread, job);
    }
    const opening = threads.filter(({ state }) => state === "opening").length;
    if (this.#waiting.length > opening && this.#threads.size < this.#settings.workers) this.#open();
  }

  #open(begun?: Worker): void {
    const worker = begun === undefined || hasEnded(begun) ? beginWorker(this.#settings) : begun;
    const thread: Thread = {
      worker,
      state: "opening",
      job: undefined,
      timer: undefined,
      quiet: undefined,
      fault: undefined,
    };
    this.#threads.add(thread);
    worker.on("message", (told: Told) => this.#hear(thread, told));
    worker.on("error", (error) => (thread.fault = error));
    worker.on("exit", () => this.#close(thread));
    worker.ref();
    ask(worker, { kind: "whether-ready" });
  }

  #begin(thread: Thread, job: Job): void {
    thread.job = job;
    clearTimeout(thread.quiet);
    thread.worker.ref();
    this.#endAfter(thread, this.#settings.mostMs);
    const { name, input } = job;
    try {
      ask(thread.worker, { kind: "task", name, input });
    } catch (error) {
      this.#hear(thread, toldOf(error));
    }
  }

  /** A worker with nothing to do gives back what its tasks left, and after a long time all that it holds. */
  #rest(thread: Thread): void {
    thread.worker.unref();
    this.#endAfter(thread, this.#settings.idleMs);
    thread.timer?.unref();
    clearTimeout(thread.quiet);
    thread.quiet = setTimeout(() => {
      ask(thread.worker, { kind: "give-back-memory" });
      void giveBackMemory();
    }, quietMs).unref();
  }

  #endAfter(thread: Thread, ms: number): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => {
      thread.state = "ending";
      void thread.worker.terminate();
    }, ms);
  }

  #hear(thread: Thread, told: Told): void {
    if (told.kind === "ready") thread.state = "ready";
    else this.#finish(thread, told);
    this.#goOn();
  }

  #finish(thread: Thread, told: Exclude<Told, { kind: "ready" }>): void {
    const { job } = thread;
    if (job === undefined) return;
    thread.job = undefined;
    this.#forget(job);
    if (told.kind === "done") job.resolve(told.output);
    else job.reject(told.kind === "failed" ? faultOf(told) : new AppError(told.code, told.options));
  }

  /** A worker that ended before its work was done takes that work with it, and no other. */
  #close(thread: Thread): void {
    const { job, fault, state } = thread;
    clearTimeout(thread.timer);
    clearTimeout(thread.quiet);
    this.#threads.delete(thread);
    if (fault !== undefined) this.#settings.log.error({ err: fault, task: job?.name }, "a worker failed");
    if (job !== undefined) {
      this.#forget(job);
      job.reject(new AppError(state === "ending" ? "work_timeout" : "work_failed", { cause: fault }));
    }
    // One that cannot even begin would fail for each of them anew.
    if (state === "opening") this.#refuseWaiting(() => new AppError("work_failed", { cause: fault }));
    if (!this.#isClosed) this.#goOn();
  }

  /** Nobody waits any more. What has not begun never does. */
  #leave(job: Job): void {
    job.reject(job.signal?.reason);
    const thread = [...this.#threads].find((each) => each.job === job);
    if (thread === undefined) {
      this.#waiting.remove(job);
      this.#forget(job);
    } else this.#endAfter(thread, this.#settings.graceMs);
  }

  #refuseWaiting(refusal: () => AppError): void {
    for (let job = this.#waiting.next(); job !== undefined; job = this.#waiting.next()) {
      this.#forget(job);
      job.reject(refusal());
    }
  }

  #forget({ caller, signal, leave }: Job): void {
    signal?.removeEventListener("abort", leave);
    if (caller === null) return;
    const left = (this.#underWay.get(caller) ?? 0) - 1;
    if (left > 0) this.#underWay.set(caller, left);
    else this.#underWay.delete(caller);
  }
}

const oneAfterTheOther = "We are still working on what you asked for before. Wait for it, then try again.";
const soon = { "retry-after": "5" };
