import { localText } from "./device/text.ts";

/** spec: 2, sections 3 and 4: the ingredients of photos lie on the device, and a window event carries them. */
const kept = localText("captured-ingredients");
export const capturedEvent = "ingredients-captured";
const mostFoods = 100;

/** The ingredients that were found on photos and not taken away since. */
export function capturedIngredients(): readonly string[] {
  try {
    return textsOf(JSON.parse(kept.read() ?? "[]"));
  } catch {
    return [];
  }
}

/** Remembers what was found on photos, and tells the page. */
export function announceCaptured(found: readonly string[]): void {
  store([...new Set([...capturedIngredients(), ...found])]);
  dispatchEvent(new CustomEvent(capturedEvent, { detail: found }));
}

/** Forgets what is no longer among the chosen. */
export function keepCaptured(chosen: readonly string[]): void {
  store(capturedIngredients().filter((food) => chosen.includes(food)));
}

/** The foods that such an event carries; other code may send it too. */
export function ingredientsOf(event: Event): readonly string[] {
  return event instanceof CustomEvent ? textsOf(event.detail) : [];
}

function store(foods: readonly string[]): void {
  if (foods.length === 0) kept.remove();
  else kept.write(JSON.stringify(foods));
}

function textsOf(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [];
  return list
    .filter((food): food is string => typeof food === "string" && food.trim() !== "")
    .map((food) => food.trim().slice(0, 100))
    .slice(0, mostFoods);
}
