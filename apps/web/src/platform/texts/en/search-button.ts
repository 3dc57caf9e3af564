export const search = "Search";
export const searchKeys = "Search (Ctrl K or ⌘ K)";
