import { DIETS } from "@meal/domain/chef/vocabulary";
import type { Engine } from "../../../ports/engine.ts";
import type { ChefWork } from "./chef-work.ts";

/** Has worked out what every diet may eat before somebody waits for it, in steps between which others are served. */
export async function warmKitchen({ warmDiet }: Pick<Engine<ChefWork>, "warmDiet">): Promise<void> {
  for (const diet of DIETS) await warmDiet(diet, { callerKey: null });
}
