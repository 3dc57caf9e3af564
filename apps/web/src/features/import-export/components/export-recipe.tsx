import type { OutputOf } from "@meal/contract/endpoint";
import type { findFavoriteByName, SavedRecipe } from "@meal/contract/recipes";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { ApiError } from "../../../platform/api.ts";
import { useShown } from "../../../platform/router/outlet.tsx";
import { favoriteKey } from "../../../platform/recipe-cache.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { complaintOf } from "../messages.ts";
import { fetchRecipeFile, type RecipeFormat } from "../recipe-file.ts";
import * as t from "../texts/en/export-recipe.ts";

const formats = [
  { format: "json", label: t.formatJson },
  { format: "md", label: t.formatMarkdown },
  { format: "cook", label: t.formatCooklang },
] as const;

/** One recipe as a file, in the form that somebody chooses. */
export function ExportRecipe({ recipe }: { readonly recipe: SavedRecipe }) {
  const queries = useQueryClient();
  const { recipeId } = useShown().params;
  const download = useMutation({
    mutationFn: (format: RecipeFormat) => fetchRecipeFile(recipeId ?? storedId(queries, recipe), format),
    networkMode: "always",
    onSuccess: (file, format) => saveFile(`${recipe.name}.${format}`, file),
    onError: complain,
  });
  const trigger = (
    <Button
      variant="quiet"
      size="compact"
      busy={download.isPending}
      icon={<Download aria-hidden="true" className="size-5" />}
    >
      {t.exportRecipe}
    </Button>
  );
  return (
    <Menu trigger={trigger} align="start">
      {formats.map(({ format, label }) => (
        <MenuItem key={format} onSelect={() => download.mutate(format)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The id that the server knows it by: a favourite has one of its own. */
function storedId(queries: QueryClient, { id, name }: SavedRecipe): string {
  const kept = queries.getQueryData<OutputOf<typeof findFavoriteByName>>(favoriteKey(name));
  return kept?.favorite?.id ?? id;
}

function complain(error: Error): void {
  const isUnsaved = error instanceof ApiError && error.code === "not_found";
  toast({
    tone: "destructive",
    title: t.exportFailed,
    description: isUnsaved ? t.saveItFirst : complaintOf(error),
  });
}
