import type { Photo } from "@meal/domain/chef/chef-port";
import { z } from "zod";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked } from "./parts.ts";

const MOST = 60;
const MOST_LETTERS = 100;

const found = z.object({ ingredients: z.array(z.string()) });
const form = formOf("ingredients", found);
const read = jsonReader(found);

/** Has the foods on a photo named. */
export async function detectIngredients(
  line: ModelCall,
  { photo, description }: { readonly photo: Photo; readonly description: string },
): Promise<readonly string[]> {
  const messages = asked({ description }, photo);
  const question = { instructions: instructions("detect-ingredients.v1"), messages, form };
  const { ingredients } = await askUntilRead(line, question, read);
  const names = ingredients.map((name) => name.trim().slice(0, MOST_LETTERS)).filter((name) => name !== "");
  return [...new Set(names)].slice(0, MOST);
}
