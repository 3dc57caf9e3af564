export const exportRecipe = "Export";
export const formatJson = "schema.org JSON";
export const formatMarkdown = "Markdown";
export const formatCooklang = "Cooklang";
export const exportFailed = "This recipe could not be exported";
export const saveItFirst = "Save it first: only what is saved can be exported.";
