import { STARCHES } from "./component.ts";
import type { Counts } from "./counts.ts";
import { SOUP } from "./dish-family.ts";
import { flavorLoss } from "./flavor-loss.ts";
import { isAlone, SOUP_AGAIN } from "./likeness.ts";
import type { Losses } from "./losses.ts";
import { isMainMeal, type Place } from "./place.ts";
import type { Plate } from "./plate.ts";

const repeatLoss = ({ main, addons }: Plate, { sittings }: Place, counts: Counts, losses: Losses): number => {
  let loss = counts.dish(main.dishNumber) * (main.isExtra ? 0.15 : 1);
  for (const addon of addons) {
    loss += counts.dish(addon.dishNumber) * (addon.isExtra ? 0.06 : 0.4);
    for (const { day } of sittings) loss += counts.dishToday(addon.dishNumber, day) * 0.4;
  }
  return loss * losses.repeat;
};

const PASTA = STARCHES.indexOf("pasta");

/** How many of the days before and after have pasta, where a plate is pasta: nobody minds rice again. */
const pastaDaysAround = ({ starch }: Plate, { sittings }: Place, counts: Counts): number =>
  starch === PASTA
    ? sittings.reduce(
        (sum, { day }) =>
          sum + [day - 1, day + 1].filter((next) => counts.starchOnDay(starch, next) > 0).length,
        0,
      )
    : 0;

/** Red sauce is one plate too many for each plate of it around, up to so many. */
const MOST_NEAR = 3;

/** Chicken and rice the day after arroz con pollo, creamy chicken with broccoli after a casserole of both. */
const likenessLoss = (
  { main: { likenesses } }: Plate,
  { sittings }: Place,
  counts: Counts,
  losses: Losses,
): number => {
  let loss = 0;
  const [first] = sittings;
  for (const likeness of likenesses) {
    if (counts.likeness(likeness) === 0) continue;
    if (likeness === SOUP_AGAIN && first.position.wished === "soup") continue;
    let near = 0;
    for (const { day } of sittings) near += counts.likenessNear(likeness, day);
    if (near === 0) loss += losses.likeness;
    else loss += isAlone(likeness) ? losses.sameSauceNear * Math.min(MOST_NEAR, near) : losses.likenessNear;
  }
  return loss;
};

/** Who asked for soup at noon has it every noon. */
const familyLoss = (
  { main }: Plate,
  { sittings: [{ position }] }: Place,
  counts: Counts,
  losses: Losses,
): number => {
  let again = 0;
  for (const family of main.families)
    if (family !== SOUP || position.wished !== "soup") again += counts.family(family);
  return again * losses.family;
};

/** The protein of the day before or after is so much of a clash as that of the day. */
const PART_OF_NEXT_DAY = 0.5;

/** What a household calls the same at any meal; the same protein twice a day, too often in the plan, or on the days around; the same starch too often. */
const clashLoss = (plate: Plate, place: Place, counts: Counts, losses: Losses): number => {
  const { proteinGroup, starch } = plate;
  let again = familyLoss(plate, place, counts, losses);
  if (!isMainMeal(place)) return again;
  again += likenessLoss(plate, place, counts, losses);
  let [clashes, starchy] = [0, 0];
  const plates = starch < 0 ? 0 : counts.starch(starch) + place.sittings.length;
  const habit = Math.min(place.sittings.length, Math.max(0, plates - losses.starchCap));
  if (counts.group(proteinGroup) >= losses.groupCap) clashes += 1;
  for (const { day } of place.sittings) {
    if (counts.groupOnDay(proteinGroup, day) > 0) clashes += 1;
    if (counts.starchOnDay(starch, day) > 0) starchy += 1;
    clashes += PART_OF_NEXT_DAY * counts.groupOnDay(proteinGroup, day - 1);
    clashes += PART_OF_NEXT_DAY * counts.groupOnDay(proteinGroup, day + 1);
  }
  const kin = counts.kin({ proteinGroup, starch });
  again += losses.pastaOfNextDay * pastaDaysAround(plate, place, counts);
  return (
    clashes * losses.clash + habit * losses.starch + kin * losses.kin + again + starchy * losses.starchOfDay
  );
};

/** Six loaves for four, thirteen cucumbers: what a plate adds beyond what a week has of a food at most. */
const heapLoss = ({ heavy }: Plate, { sittings }: Place, counts: Counts, losses: Losses): number => {
  let over = 0;
  for (const { heap, grams, most } of heavy) {
    const room = most * losses.roomForHeaps;
    const before = counts.gramsOf(heap);
    const after = before + grams * sittings.length;
    if (after > room) over += (after - Math.max(before, room)) / room;
  }
  return over * losses.heapOfWeek;
};

const cuisineLoss = ({ main: { cuisineNumber } }: Plate, counts: Counts, losses: Losses): number => {
  if (cuisineNumber < 0) return 0;
  const meals = counts.cuisine(cuisineNumber);
  return (meals >= losses.cuisineCap ? losses.cuisine : 0) + (meals === 0 ? losses.newCuisine : 0);
};

export const varietyLoss = (plate: Plate, place: Place, counts: Counts, losses: Losses): number =>
  repeatLoss(plate, place, counts, losses) +
  clashLoss(plate, place, counts, losses) +
  flavorLoss(plate, place, counts, losses) +
  heapLoss(plate, place, counts, losses) +
  cuisineLoss(plate, counts, losses);
