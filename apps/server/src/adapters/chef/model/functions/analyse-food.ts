import type { Photo } from "@meal/domain/chef/chef-port";
import { z } from "zod";
import type { RangedFoodItem } from "../../../../ports/chef.ts";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { seenFood } from "../shapes/seen-food.ts";
import { asked, type ModelParts } from "./parts.ts";

const MOST_ITEMS = 30;

const plate = z.object({ items: z.array(seenFood) });
const form = formOf("plate", plate);
const read = jsonReader(plate);

/** Has foods and their weights named; what they bring comes from the food table where it knows them. */
export async function analyseFood(
  { engine }: ModelParts,
  line: ModelCall,
  { photo, description }: { readonly photo: Photo | null; readonly description: string },
): Promise<readonly RangedFoodItem[]> {
  const messages = asked({ description }, photo);
  const question = { instructions: instructions("analyse-food.v1"), messages, form };
  const { items } = await askUntilRead(line, question, read);
  // A food without a weight is none that was seen.
  const seen = items.filter(({ grams }) => grams > 0).slice(0, MOST_ITEMS);
  return engine.countPlate(seen, line.call);
}
