import { zipOf } from "./zip.ts";

/*
 * Follows mealie-recipes/mealie: mealie/services/backups_v2/backup_v2.py (02fd5cdb45d0) packs database.json and the
 * folder of data, alchemy_exporter.py there (01cc4bde2642) writes a table for each kind of thing, with the columns of
 * mealie/db/models/recipe/recipe.py (f54ff4f27db3) and ingredient.py (0c5ab2d87cf1). The recipes are made up.
 */

// SQLite keeps ids without hyphens.
const id = "0b8d2a2e5c1f4f5e9a551d6f6c9b7a10";
const row = { recipe_id: id };

const database = {
  alembic_version: [{ version_num: "feecc8ffb956" }],
  recipes: [
    {
      id,
      name: "Barley with mushrooms",
      description: "Chewy",
      recipe_servings: 4,
      recipe_yield: "",
      prep_time: "15 minutes",
      perform_time: "45 minutes",
      total_time: null,
      org_url: "https://example.org/barley",
      image: "aB3d",
    },
    { id: "ffffffffffffffffffffffffffffffff", name: "Nothing yet" },
  ],
  recipes_ingredients: [
    {
      ...row,
      id: 2,
      position: 1,
      quantity: 300,
      unit_id: "u2",
      food_id: "f2",
      note: "sliced",
      title: null,
      original_text: null,
    },
    {
      ...row,
      id: 1,
      position: 0,
      quantity: 1.5,
      unit_id: "u1",
      food_id: "f1",
      note: "",
      title: "Grain",
      original_text: null,
    },
    {
      ...row,
      id: 3,
      position: 2,
      quantity: 1,
      unit_id: null,
      food_id: null,
      note: "salt to taste",
      title: null,
      original_text: null,
    },
  ],
  recipe_instructions: [
    { ...row, id: "s2", position: 1, title: "", text: "Add the barley." },
    { ...row, id: "s1", position: 0, title: "The base", text: "Fry the mushrooms." },
  ],
  ingredient_units: [
    { id: "u1", name: "cup" },
    { id: "u2", name: "gram" },
  ],
  ingredient_foods: [
    { id: "f1", name: "pearl barley" },
    { id: "f2", name: "mushrooms" },
  ],
  notes: [{ ...row, id: 1, title: "Ahead", text: "Keeps for three days." }],
  recipe_nutrition: [{ ...row, id: 1, calories: "380" }],
  tags: [{ id: "t1", name: "Autumn", slug: "autumn" }],
  recipes_to_tags: [{ recipe_id: id, tag_id: "t1" }],
  categories: [{ id: "c1", name: "Dinner", slug: "dinner" }],
  recipes_to_categories: [{ recipe_id: id, category_id: "c1" }],
  users: [{ id: "u", email: "cook@example.org" }],
};

/** A backup with one recipe, and one that was only named. */
export function mealieBackup(): Promise<Buffer> {
  return zipOf({
    "database.json": database,
    "data/recipes/0b8d2a2e-5c1f-4f5e-9a55-1d6f6c9b7a10/images/original.webp": "a picture of barley",
    "data/templates/recipes.md": "# {{ recipe.name }}",
  });
}
