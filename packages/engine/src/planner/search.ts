import type { Board } from "./board.ts";
import type { Place } from "./place.ts";
import type { Plate } from "./plate.ts";
import type { Random } from "./random.ts";

/** Open places that share a plate, and the plates that may stand there. */
export type OpenPlace = Place & {
  readonly offers: readonly Plate[];
  /** The same dish with other things beside it. */
  readonly besides: (plate: Plate) => readonly Plate[];
};

const MOST_SWEEPS = 4;
/** Small plans are shaken more: it costs little there. */
const shakesFor = (places: number): number =>
  Math.max(6, Math.min(40, Math.round(240 / Math.max(1, places))));
/** What part of the plan a shake takes off the table. */
const SHAKEN = 0.2;

const shuffle = (count: number, random: Random): number[] => {
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/**
 * Fills the open places: the scarcest first, then every place in turn is given its best plate until nothing
 * improves; a few shakes (some places cleared and filled again) lead out of a poor corner. The same random
 * numbers give the same plan.
 */
export const fillPlaces = (board: Board, places: readonly OpenPlace[], random: Random): (Plate | null)[] => {
  const chosen: (Plate | null)[] = places.map(() => null);
  const put = (at: number): number => {
    const place = places[at];
    if (place === undefined) return 0;
    const plate = board.best(place.offers, place);
    chosen[at] = plate;
    if (plate === null) return 0;
    const gain = board.gain(plate, place);
    board.add(plate, place);
    return gain;
  };
  const clear = (at: number): number => {
    const [place, plate] = [places[at], chosen[at]];
    if (place === undefined || plate === null || plate === undefined) return 0;
    board.remove(plate, place);
    chosen[at] = null;
    return board.gain(plate, place);
  };
  const sweep = (): number => {
    let improvement = 0;
    for (const at of shuffle(places.length, random)) {
      const before = clear(at);
      improvement += put(at) - before;
    }
    return improvement;
  };
  const order = shuffle(places.length, random);
  for (const at of order.toSorted(
    (a, b) => (places[a]?.offers.length ?? 0) - (places[b]?.offers.length ?? 0),
  ))
    put(at);
  for (let round = 0; round < MOST_SWEEPS && sweep() > 1e-6; round += 1);
  for (let shake = 0; shake < shakesFor(places.length); shake += 1)
    shakeOnce(places, chosen, { board, random, put, clear });
  // What stands beside a dish was drawn before anybody knew what the week buys: now it is looked through.
  for (const at of order) {
    const [place, plate] = [places[at], chosen[at]];
    if (place === undefined || plate === null || plate === undefined) continue;
    board.remove(plate, place);
    const best = board.best([plate, ...place.besides(plate)], place);
    chosen[at] = best;
    if (best !== null) board.add(best, place);
  }
  return chosen;
};

type Hands = {
  readonly board: Board;
  readonly random: Random;
  readonly put: (at: number) => number;
  readonly clear: (at: number) => number;
};

/** Clears some places and fills them in another order; puts back what was there when that was better. */
const shakeOnce = (places: readonly OpenPlace[], chosen: (Plate | null)[], hands: Hands): void => {
  const { board, random, put, clear } = hands;
  const taken = shuffle(places.length, random).slice(0, Math.max(2, Math.round(places.length * SHAKEN)));
  const before = taken.map((at) => chosen[at] ?? null);
  let change = 0;
  for (const at of taken) change -= clear(at);
  for (const at of taken.toReversed()) change += put(at);
  if (change >= 0) return;
  for (const at of taken) clear(at);
  for (const [which, at] of taken.entries()) {
    const [plate, place] = [before[which], places[at]];
    chosen[at] = plate ?? null;
    if (plate !== null && plate !== undefined && place !== undefined) board.add(plate, place);
  }
};
