import { productName } from "../platform/product.ts";

/** What the shell shows until the app has drawn itself over it: the outline of a page. */
export const bootSkeleton = `<div id="boot" class="peer-not-empty:hidden">
<div class="border-b border-line"><p class="mx-auto flex h-16 max-w-6xl items-center px-5 font-title text-lg sm:px-6">${productName}</p></div>
<div aria-hidden="true" class="mx-auto grid max-w-3xl gap-6 px-4 py-10 sm:px-6">
<div class="h-10 w-2/3 rounded-tick bg-line"></div>
<div class="h-40 rounded-card bg-line"></div>
<div class="h-40 rounded-card bg-line"></div>
</div>
</div>`;
