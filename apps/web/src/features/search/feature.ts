import type { Feature } from "../../platform/feature.ts";
import { SearchOverlay } from "./search-overlay.tsx";

/** One field for everything: dishes, what somebody keeps, what is on the list, places and settings. */
export const feature = { name: "search", routes: [], overlay: SearchOverlay } satisfies Feature;
