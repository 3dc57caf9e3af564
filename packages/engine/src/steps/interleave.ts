/** What the order of work needs to know of a step. */
export type WorkStep = {
  readonly minutes: number;
  /** How many of them, at its end, go by themselves, so that the cook is free. */
  readonly waitingMinutes: number;
  /** With it the dish goes onto the table; only the last step of a dish can. */
  readonly isServing: boolean;
};

/** A step by its dish and its place there. */
export type WorkPlace = { readonly dish: number; readonly step: number };

/** `begin` is counted back from the moment everything is ready. */
type Placed = WorkPlace & Pick<WorkStep, "minutes" | "waitingMinutes"> & { readonly begin: number };

type Queue = { readonly dish: number; readonly left: Placed[]; readyAt: number };

const minutesLeft = ({ left }: Queue): number => left.reduce((sum, { minutes }) => sum + minutes, 0);

const waitLeft = ({ left }: Queue): number =>
  Math.max(0, ...left.map(({ waitingMinutes }) => waitingMinutes));

const handsIn = ({ minutes, waitingMinutes }: Placed): number => minutes - waitingMinutes;

/** Without a hand from its first minute on. */
const isWait = (step: Placed | undefined): boolean => step !== undefined && handsIn(step) === 0;

/**
 * Of the dishes that a hand can go on with, the one that is due first. Where several are, the one with the longest wait
 * still to place, since the others fill it; else who is at a dish stays at it.
 */
function nextOf(queues: readonly Queue[], handFreeAt: number, at: number): Queue | undefined {
  const due = ({ readyAt, left }: Queue): number =>
    Math.max(handFreeAt, readyAt + (left.at(-1)?.waitingMinutes ?? 0));
  return queues
    .filter(({ left }) => left.length > 0)
    .toSorted(
      (one, other) =>
        due(one) - due(other) ||
        waitLeft(other) - waitLeft(one) ||
        Number(other.dish === at) - Number(one.dish === at) ||
        minutesLeft(other) - minutesLeft(one),
    )[0];
}

/** Counts back from the moment everything is ready, so that nothing is begun earlier than it has to be. */
function countBack(dishes: readonly (readonly WorkStep[])[]): Placed[][] {
  const queues = dishes.map((steps, dish): Queue => {
    const left = steps.flatMap((step, at) => (step.isServing ? [] : [{ ...step, dish, step: at, begin: 0 }]));
    return { dish, left, readyAt: 0 };
  });
  const placed: Placed[][] = dishes.map(() => []);
  const place = (queue: Queue, from: number): number => {
    const step = queue.left.pop();
    if (step === undefined) return from;
    queue.readyAt = from + step.minutes;
    placed[queue.dish]?.unshift({ ...step, begin: queue.readyAt });
    return queue.readyAt;
  };
  const placeWaits = (): void => {
    for (const queue of queues) while (isWait(queue.left.at(-1))) place(queue, queue.readyAt);
  };
  let [handFreeAt, at] = [0, -1];
  for (;;) {
    placeWaits();
    const next = nextOf(queues, handFreeAt, at);
    if (next === undefined) return placed;
    at = next.dish;
    // What it waits for at its end leaves the hand to whoever has it already.
    handFreeAt = place(next, Math.max(handFreeAt - (next.left.at(-1)?.waitingMinutes ?? 0), next.readyAt));
  }
}

/** The one that has to be begun the earliest; what goes on by itself is begun before a hand is taken for longer. */
function earliest(queues: readonly (readonly Placed[])[]): Placed | undefined {
  const heads = queues
    .flatMap(([head]) => head ?? [])
    .toSorted((one, other) => other.begin - one.begin || one.dish - other.dish);
  const [first] = heads;
  if (first === undefined) return undefined;
  return heads.find((step) => isWait(step) && step.begin > first.begin - handsIn(first)) ?? first;
}

/**
 * The order in which one cook works through several dishes that are eaten together. Each dish keeps its own order; while
 * one goes on by itself the others are worked on; and everything that goes onto the table does so at the very end, the
 * longest first, so that nothing is begun once something is served.
 */
export function interleave(dishes: readonly (readonly WorkStep[])[]): WorkPlace[] {
  const queues = countBack(dishes);
  const order: WorkPlace[] = [];
  for (let next = earliest(queues); next !== undefined; next = earliest(queues)) {
    queues[next.dish]?.shift();
    order.push({ dish: next.dish, step: next.step });
  }
  const serving = dishes.flatMap((steps, dish) =>
    steps.flatMap(({ isServing, minutes }, step) => (isServing ? [{ dish, step, minutes }] : [])),
  );
  const last = serving.toSorted((one, other) => other.minutes - one.minutes || other.dish - one.dish);
  return [...order, ...last.map(({ dish, step }) => ({ dish, step }))];
}
