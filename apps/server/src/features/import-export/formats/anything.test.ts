import {
  asyncProperty,
  assert,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  nat,
  oneof,
  record,
  uint8Array,
} from "fast-check";
import { it } from "vitest";
import { UnreadableFile } from "./import-file.ts";
import { cooklangFolder, pancakes } from "./testing/cooklang.ts";
import { mealieArchive, mealieMess, mealieRecipe } from "./testing/mealie.ts";
import { mealieBackup } from "./testing/mealie-backup.ts";
import { nextcloudFolder } from "./testing/nextcloud.ts";
import { paprikaExport, paprikaFile } from "./testing/paprika.ts";
import { readFile } from "./testing/read.ts";
import { recipeSageExport } from "./testing/recipe-sage.ts";
import { tandoorExport } from "./testing/tandoor.ts";

const samples: readonly Buffer[] = [
  await mealieArchive(mealieMess),
  await mealieBackup(),
  await tandoorExport(),
  await paprikaExport(),
  paprikaFile(),
  await nextcloudFolder(),
  await cooklangFolder(),
  Buffer.from(pancakes),
  Buffer.from(JSON.stringify(recipeSageExport)),
  Buffer.from(JSON.stringify([mealieRecipe])),
  Buffer.from('name,ingredients,steps\n"Soup","1 onion\n2 carrots",Fry.\n'),
];
const sample = nat(samples.length - 1);

/** Whatever a file is, it is read, or a sentence tells why not; nothing else comes out of it, and every recipe is counted. */
async function isRead(bytes: Uint8Array): Promise<boolean> {
  try {
    const { drafts, failures, total } = await readFile(bytes);
    return drafts.length + failures.length <= total;
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message.endsWith(".");
    throw error;
  }
}

it("any bytes are read, or it is told why not", async () => {
  const beginning = constantFrom(
    "",
    "PK\u0003\u0004",
    "\u001F\u008B\u0008",
    "{",
    "[",
    "<",
    "---\n",
    ">> a: b\n",
    "name,steps\n",
    "\uFEFF",
  );
  const law = asyncProperty(beginning, uint8Array({ maxLength: 400 }), (first, rest) =>
    isRead(Buffer.concat([Buffer.from(first, "latin1"), rest])),
  );
  await assert(law, { numRuns: 150 });
});

it("any file that was cut is read, or it is told why not", async () => {
  const law = asyncProperty(sample, integer({ min: 0, max: 10_000 }), (which, share) => {
    const bytes = samples[which] ?? Buffer.alloc(0);
    return isRead(bytes.subarray(0, Math.floor((bytes.length * share) / 10_000)));
  });
  await assert(law, { numRuns: 150 });
});

it("any file in which bytes were flipped is read, or it is told why not", async () => {
  const flips = dictionary(nat(20_000).map(String), nat(255), { minKeys: 1, maxKeys: 8 });
  const law = asyncProperty(sample, flips, (which, flipped) => {
    const bytes = Buffer.from(samples[which] ?? Buffer.alloc(0));
    for (const [at, byte] of Object.entries(flipped)) bytes[Number(at) % bytes.length] = byte;
    return isRead(bytes);
  });
  await assert(law, { numRuns: 150 });
});

it("whatever a recipe of an app holds, it is read, or it is told why not", async () => {
  const words = constantFrom<unknown>(
    "2 cups flour",
    "<li>Mix</li>",
    "{{ ingredients[0] }}",
    "[a](b)",
    "PT10M",
    null,
    [],
    {},
    [null],
    [{}],
    7,
    -1,
    "2E+2",
  );
  const value = oneof(
    words,
    jsonValue(),
    record({
      name: words,
      text: words,
      title: words,
      display: words,
      food: words,
      unit: words,
      amount: words,
      quantity: words,
      note: words,
    }),
  );
  const names = constantFrom(
    ..."@type name steps instruction ingredients working_time recipe_ingredient recipeIngredient recipeInstructions slug directions uid".split(
      " ",
    ),
    ..."photo_data photos nutritional_info nutrition keywords tags notes comment creditText isBasedOn tool dateCreated image servings".split(
      " ",
    ),
    ..."recipes recipes_ingredients recipes_to_tags id recipe_id @graph items text title __proto__ constructor".split(
      " ",
    ),
  );
  const law = asyncProperty(
    dictionary(
      names,
      oneof(
        value,
        value.map((each) => [each, each]),
      ),
    ),
    constantFrom("Recipe", "Thing", 7),
    (fields, type) => isRead(Buffer.from(JSON.stringify([{ "@type": type, ...fields }, fields]))),
  );
  await assert(law, { numRuns: 150 });
});
